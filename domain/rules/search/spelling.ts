/** Number of wrong letters allowed: one from 4 letters on, two from 8. */
export const allowedEdits = (word: string): number => {
  const letters = [...word].length
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0
}

/** Edit distance: an insertion, deletion, substitution or swap of neighbors counts 1 each. */
export function editDistance(a: string, b: string): number {
  const [x, y] = [[...a], [...b]]
  let [before, last] = [[] as number[], y.map((_, at) => at).concat(y.length)]
  for (let i = 1; i <= x.length; i++) {
    const row = [i]
    for (let j = 1; j <= y.length; j++) {
      const differ = x[i - 1] === y[j - 1] ? 0 : 1
      let edits = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + differ)
      if (i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      row.push(edits)
    }
    ;[before, last] = [last, row]
  }
  return last[y.length] ?? 0
}

/** All spellings of the word with one double letter reduced to a single one: "vase" for "vasee". */
export const singleLetterSpellings = (word: string): string[] =>
  [...word.matchAll(/(\p{L})\1/gu)].map(({ index }) => word.slice(0, index) + word.slice(index + 1))

/** The word without a final e, which would make it another word in English: "garden" for "gardene". */
export const withoutFinalE = (word: string): string[] => (/...e$/.test(word) ? [word.slice(0, -1)] : [])

/**
 * The most likely intended word among those in use: the fewest edits, then one with a doubled letter fixed, then the
 * most used.
 */
export function pickNearestSpelling(word: string, known: readonly { term: string; weight: number }[]): string | null {
  const forgiven = allowedEdits(word)
  const single = singleLetterSpellings(word)
  const [best] = known
    .map(({ term, weight }) => ({
      term,
      weight,
      edits: editDistance(word, term),
      place: single.includes(term) ? 0 : 1,
    }))
    .filter(({ edits }) => edits > 0 && edits <= forgiven)
    .sort((a, b) => a.edits - b.edits || a.place - b.place || b.weight - a.weight || (a.term < b.term ? -1 : 1))
  return best?.term ?? null
}
