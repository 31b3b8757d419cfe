import { isGermanWord } from './related-words.ts'

const SHORTEST = 7
const SHORTEST_PART = 3
/** What German puts between the parts of a word, and what it leaves out there: Hochzeit-s-torte, Erdbeer(e)-torte. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** The parts of a German word that is made of two known ones; null where it is not. */
export function partsOfCompound(word: string): [string, string] | null {
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
