import { isGermanWord } from './related-words.ts'

const SHORTEST = 7
const SHORTEST_PART = 3
/** Linking letters between the parts of a German compound, as in Hochzeit-s-torte. A dropped final e (Erdbeer-torte) is handled below. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** Splits a German compound of two known words into its parts; null if it is none. */
export function splitCompound(word: string): [string, string] | null {
  if (word.length < SHORTEST) return null
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    if (!isGermanWord(right)) continue
    const without = LINKS.filter((link) => left.endsWith(link)).map((link) => left.slice(0, left.length - link.length))
    const wholes = [...without, `${left}e`].filter((one) => one.length >= SHORTEST_PART)
    const found = wholes.find((one) => isGermanWord(one, true)) ?? wholes.find((one) => isGermanWord(one))
    if (found) return [found, right]
  }
  return null
}
