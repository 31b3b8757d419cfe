const SHORTEST = 3

/** Whether a word is the plain plural of another, in English or German: "loafs" of "loaf", "drogen" of "droge". */
export function isPluralOf(word: string, one: string): boolean {
  if (one.length < SHORTEST) return false
  const plurals = [`${one}s`, `${one}es`, ...(one.endsWith('e') ? [`${one}n`] : [])]
  return plurals.includes(word) || (one.endsWith('y') && word === `${one.slice(0, -1)}ies`)
}
