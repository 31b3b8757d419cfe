type Titled = { title: string; dominant_color: string }
const MOST = 8
const SHORTEST = 4
/** Words that say nothing about a picture, in the languages we speak. */
const EMPTY = new Set(
  'this that with from your have into over what when some more than about little good first diese dieser dieses eine einen einem mit auch oder über unter nach'.split(
    ' ',
  ),
)

/** Words that several of the results share and the query does not have, most shared first: each narrows the search. */
export function searchGuides(query: string, results: readonly Titled[]) {
  const asked = new Set(wordsOf(query))
  const seen = new Map<string, { count: number; color: string }>()
  for (const { title, dominant_color } of results)
    for (const word of new Set(wordsOf(title))) {
      if (asked.has(word) || word.length < SHORTEST || EMPTY.has(word)) continue
      const known = seen.get(word)
      seen.set(word, { count: (known?.count ?? 0) + 1, color: known?.color ?? dominant_color })
    }
  return [...seen]
    .filter(([, { count }]) => count > 1 && count < results.length)
    .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([term, { color }], position) => ({
      term,
      display: `${term[0]?.toUpperCase()}${term.slice(1)}`,
      dominant_color: color,
      position,
    }))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
