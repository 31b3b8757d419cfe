/** D69. One wrong letter is forgiven from 4 letters on, two from 8. */
export const editsForgiven = (word: string): number => {
  const letters = [...word].length
  return letters >= 8 ? 2 : letters >= 4 ? 1 : 0
}

/** How many letters differ: one more, one less, another, or a swapped pair count one each. */
export function editsBetween(a: string, b: string): number {
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

/** What a word is with one of its doubled letters once: "vase" for "vasee". */
export const withoutDoubled = (word: string): string[] =>
  [...word.matchAll(/(\p{L})\1/gu)].map(({ index }) => word.slice(0, index) + word.slice(index + 1))

/** What a word is without an e at its end, which makes another word of it in English: "garden" for "gardene". */
export const withoutE = (word: string): string[] => (/...e$/.test(word) ? [word.slice(0, -1)] : [])

/** Of words that are in use the one that was meant: the closest, one without a doubled letter before others, then the most used. */
export function nearestSpelling(word: string, known: readonly { term: string; weight: number }[]): string | null {
  const forgiven = editsForgiven(word)
  const single = withoutDoubled(word)
  const [best] = known
    .map(({ term, weight }) => ({
      term,
      weight,
      edits: editsBetween(word, term),
      place: single.includes(term) ? 0 : 1,
    }))
    .filter(({ edits }) => edits > 0 && edits <= forgiven)
    .sort((a, b) => a.edits - b.edits || a.place - b.place || b.weight - a.weight || (a.term < b.term ? -1 : 1))
  return best?.term ?? null
}
