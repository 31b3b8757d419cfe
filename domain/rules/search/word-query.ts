import type { Language } from './ideas.ts'
import type { ParsedQuery } from './parse-query.ts'
import { partsOf, relatedWords, unitsOf } from './related-words.ts'

/**
 * Where a word has to stand: A is the title or name, B what is seen, C what is said, D the names of boards. 'A+B' is in both,
 * 'AB+CD' in one of the first two and one of the others: what is said twice is what a pin is about.
 */
export type Where = 'A' | 'AB' | 'ABC' | 'ABCD' | 'A+B' | 'AB+CD'
export type How = 'phrase' | 'whole' | 'same' | 'below' | 'begun' | 'above' | 'some'

/** Related words are many for a wide idea; the database compares them all. */
const MOST_RELATED = 200
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/

/** The text of a full-text query for what was typed, in the words of one language; null when nothing of that kind was asked. */
export function wordQuery(
  query: ParsedQuery,
  how: How,
  where: Where,
  language: Language = 'en',
  first: Language = 'en',
): string | null {
  const places = where.split('+')
  const asked = places.map((place) =>
    how === 'phrase'
      ? side(query.words, place)
      : all(
          unitsFor(how, query.words, first).map((unit) =>
            either(unit, how === 'some' ? 'below' : how, place, language, first),
          ),
          how === 'some' ? ' | ' : ' & ',
        ),
  )
  if (query.words.length && asked.includes(null)) return null
  const parts = [
    ...asked,
    ...query.phrases.map((words) => sideBySide(words, places[0])),
    ...query.without.map((words) => `!${sideBySide(words)}`),
  ].filter((part): part is string => part !== null)
  return parts.some((part) => !part.startsWith('!')) ? parts.join(' & ') : null
}

/** Where some words are enough, those of a phrase that only leads to others are asked for, too. */
const unitsFor = (how: How, words: readonly string[], first: Language): readonly string[] => {
  const units = unitsOf(words)
  return how === 'some' ? [...new Set(units.flatMap((unit) => [unit, ...partsOf(unit, first)]))] : units
}

function either(unit: string, how: How, place: string, language: Language, first: Language): string | null {
  const apart = how === 'same' || how === 'below' ? partsOf(unit, first) : []
  const itself =
    apart.length > 1
      ? all(apart.map((part) => either(part, how, place, language, first)))
      : all(unit.split(' ').map((word) => literal(word, place, how === 'begun')))
  if (how === 'whole' || how === 'begun') return itself
  const { same, below, above } = relatedWords(unit, first)
  const related = {
    same: same[language],
    below: [...same[language], ...below[language]],
    above: above[language],
    phrase: [],
    some: [],
  }[how]
  const phrases = related.slice(0, MOST_RELATED).map((phrase) => sideBySide(phrase.split(' '), place))
  const parts = [...(itself === null || how === 'above' ? [] : [`(${itself})`]), ...phrases]
  return parts.length ? `(${parts.join(' | ')})` : null
}

const all = (parts: readonly (string | null)[], by = ' & '): string | null =>
  parts.length && parts.every((part) => part !== null)
    ? `${by === ' & ' ? '' : '('}${parts.join(by)}${by === ' & ' ? '' : ')'}`
    : null

/** Words side by side; nothing for a single one. */
const side = (words: readonly string[], place: string): string | null =>
  words.length > 1 ? `(${words.map((word) => literal(word, place)).join(' <-> ')})` : null

/** The text of a full-text query for words side by side, or for one. */
export const sideBySide = (words: readonly string[], place = ''): string =>
  side(words, place) ?? literal(words[0] ?? '', place)

/** One word; of scripts that are written without spaces its letters side by side. */
function literal(word: string, place: string, isBegun = false): string {
  const letters = UNSPACED.test(word) ? [...word] : [word]
  const ending = `${isBegun ? '*' : ''}${place === 'ABCD' ? '' : place}`
  const parts = letters.map((letter) => `'${letter}'${ending ? `:${ending}` : ''}`)
  return parts.length > 1 ? `(${parts.join(' <-> ')})` : (parts[0] ?? "''")
}
