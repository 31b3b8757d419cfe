import { fold } from '../search/fold.ts'
import { tellingWords } from '../search/ideas.ts'

/** Scripts that write names without spaces, also where they part other words, as Korean does. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
/** The same as in `name_lexemes` of the database. */
const SIGNS =
  /(?:[\u0021-\u002f\u003a-\u0060\u007b-\u00bf\u02b0-\u02ff\u2000-\u2bff\u3000-\u3004\u3008-\u303f\u30fb\uff00-\uff0f\u{1f000}-\u{1faff}]|[\ufe00-\ufe0f])+/gu
const LONGEST = 400
const MOST_WORDS = 8

/** The words of a text, each by the parts that signs make of it. */
const wordsOf = (text: string): string[][] =>
  fold(text)
    .slice(0, LONGEST)
    .replace(SIGNS, '-')
    .split(/\s+/)
    .map((word) => word.split('-').filter(Boolean))
    .filter((parts) => parts.length)

const together = (words: string[][]): string => words.flat().join('')
/** As it can be written: parted at signs, and with the signs taken out. */
const spellings = (words: string[][]): string[] => [...new Set(words.flatMap((parts) => [...parts, parts.join('')]))]
/** As it is said, and what may belong to that one: "zeldas" is said of Zelda. */
const formsOf = (word: string): string[] => (/.s$/.test(word) ? [word, word.slice(0, -1)] : [word])
const unspacedOf = (words: string[][]): string[] =>
  words.map((parts) => parts.join('')).filter((word) => UNSPACED.test(word))
const isInitial = (word: string): boolean => [...word].length === 1 && !UNSPACED.test(word)

/**
 * today.5. Whether what someone looks for says a person's full name: all of it, however its words are ordered and parted, or two
 * of its words among others. One word of a name is a word like any other: a Martha Blue takes neither "blue" nor "martha" away.
 */
export function saysName(term: string, first: string, last = ''): boolean {
  const [said, given, family] = [wordsOf(term), wordsOf(first), wordsOf(last)]
  const own = [...given, ...family]
  if (!own.length) return false
  const wholes = [together(own), together([...family, ...given])]
  // Roses are not what belongs to a Rose.
  const whole = own.length > 1 ? formsOf(together(said)) : [together(said)]
  if ([...whole, ...unspacedOf(said)].some((letters) => wholes.includes(letters))) return true
  const telling = new Set(tellingWords(spellings(own)).filter((word) => !isInitial(word)))
  const forms = new Set(spellings(said).flatMap(formsOf))
  const isSaid = (word: string) => telling.has(word) && forms.has(word)
  const isOwn = (word: string) => formsOf(word).some((form) => telling.has(form))
  return count(own, isSaid) > 1 && count(said, isOwn) > 1
}

/** How many words, or parts of them, are such words. */
const count = (words: string[][], isOne: (word: string) => boolean): number =>
  words
    .map((parts) => Math.max(parts.filter(isOne).length, Number(isOne(parts.join('')))))
    .reduce((sum, found) => sum + found, 0)

/** A query on `name_lexemes` for the names that a term may say. */
export function namesToAsk(term: string): string | null {
  const words = wordsOf(term)
  if (!words.length) return null
  const wholes = new Set([...formsOf(together(words)), ...unspacedOf(words)])
  const groups = spellings(words.slice(0, MOST_WORDS))
    .filter((word) => !isInitial(word))
    .slice(0, 2 * MOST_WORDS)
    .map((word) => formsOf(word).map((form) => `'${form}'`))
    .map((forms) => (forms.length > 1 ? `(${forms.join(' | ')})` : forms.join('')))
  const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => `${one} & ${other}`))
  return [...[...wholes].map((letters) => `'=${letters}'`), ...pairs].join(' | ')
}

/**
 * The usernames that a term may say, in which "_" stands for a space: all of it, what two words or more of it make, and a word
 * that a sign marks as one.
 */
export function usernamesSaid(term: string): string[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const names = words.map((word) => word.replace(/^@+/, ''))
  const isAlone = (at: number) => words.length === 1 || names[at] !== words[at]
  return names.flatMap((_, from) =>
    names.flatMap((__, to) =>
      to > from || (to === from && isAlone(from)) ? [names.slice(from, to + 1).join('_')] : [],
    ),
  )
}
