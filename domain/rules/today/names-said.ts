import { fold } from '../search/fold.ts'
import { ideasOf, tellingWords } from '../search/ideas.ts'

/** Scripts that write names without spaces, also where they part other words, as Korean does. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
/** The same as in `name_lexemes` of the database. */
const SIGNS =
  /(?:[\u0021-\u002f\u003a-\u0060\u007b-\u00bf\u02b0-\u02ff\u2000-\u2bff\u3000-\u3004\u3008-\u303f\u30fb\uff00-\uff0f\u{1f000}-\u{1faff}]|[\ufe00-\ufe0f])+/gu
const LONGEST = 400
const MOST_WORDS = 8
const MOST_PARTS = 2 * MOST_WORDS
const MOST_UMLAUTS = 3
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' }

const inTwoLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöøü]/g, (letter) => TWO_LETTERS[letter] ?? letter)
/** As it is written, and with two letters for an umlaut. */
const waysToWrite = (text: string): string[] => [...new Set([text, inTwoLetters(text)])]
/** What may be written so: "mueller" stands for itself and for "muller", which a Müller is folded to. */
const withoutE = (letters: string): string[] => {
  const [first = '', ...rest] = letters.split(/(?<=[aou])(?=e)/)
  return rest.reduce(
    (all, part, at) => all.flatMap((begun) => [begun + part, ...(at < MOST_UMLAUTS ? [begun + part.slice(1)] : [])]),
    [first],
  )
}

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
const isInitial = (word: string): boolean => [...word].length === 1 && !UNSPACED.test(word)

type Run = { letters: string; isAll: boolean }
/** All that words beside each other make when they are written together. "marlene's" has all of "marlene". */
function runsOf(said: string[][]): Run[] {
  const parts = said.flat()
  const isOwned = parts.at(-1) === 's' && (said.at(-1)?.length ?? 0) > 1
  const ends = isOwned ? [parts.length, parts.length - 1] : [parts.length]
  const few = parts.slice(0, MOST_PARTS)
  const runs = few.flatMap((_, from) =>
    few.slice(from).map((__, at) => ({
      letters: few.slice(from, from + at + 1).join(''),
      isAll: from === 0 && ends.includes(at + 1),
    })),
  )
  return parts.length > MOST_PARTS ? [{ letters: parts.join(''), isAll: true }, ...runs] : runs
}
/** A Kit Chen takes no word about kitchens away. */
const isOrdinary = ({ letters, isAll }: Run): boolean => !isAll && ideasOf(letters, 'en').length > 0

/**
 * today.5. Whether what someone looks for says a person's full name: all of it, however its words are ordered and parted, or two
 * of its words among others. One word of a name is a word like any other: a Martha Blue takes neither "blue" nor "martha" away.
 */
export const saysName = (term: string, first: string, last = ''): boolean =>
  waysToWrite(term).some((said) =>
    waysToWrite(first).some((given) =>
      waysToWrite(last).some((family) => says(wordsOf(said), wordsOf(given), wordsOf(family))),
    ),
  )

function says(said: string[][], given: string[][], family: string[][]): boolean {
  const own = [...given, ...family]
  if (!own.length) return false
  const wholes = [together(own), together([...family, ...given])]
  const saysAll = (run: Run): boolean => {
    if (own.length > 1) return !isOrdinary(run) && formsOf(run.letters).some((letters) => wholes.includes(letters))
    // Roses are not what belongs to a Rose.
    return (run.isAll || UNSPACED.test(run.letters)) && wholes.includes(run.letters)
  }
  if (runsOf(said).some(saysAll)) return true
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
  const words = wordsOf(inTwoLetters(term))
  if (!words.length) return null
  const formsToAsk = (letters: string) => formsOf(letters).flatMap(withoutE)
  // Among other words a name of one word isn't asked for: that one is a word of itself.
  const wholes = runsOf(words).flatMap((run) => {
    if (run.isAll || UNSPACED.test(run.letters)) return formsToAsk(run.letters).map((form) => `'=${form}'`)
    if (isOrdinary(run) || isInitial(run.letters)) return []
    return formsToAsk(run.letters).map((form) => `'=${form}' & !'${form}'`)
  })
  const groups = spellings(words.slice(0, MOST_WORDS))
    .filter((word) => !isInitial(word))
    .slice(0, MOST_PARTS)
    .map((word) => formsToAsk(word).map((form) => `'${form}'`))
    .map((forms) => (forms.length > 1 ? `(${forms.join(' | ')})` : forms.join('')))
  const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => `${one} & ${other}`))
  return [...new Set([...wholes, ...pairs])].join(' | ')
}

/**
 * The usernames that a term may say, in which "_" or nothing stands for a space: all of it, what two words or more of it make, and
 * a word that a sign or a number marks as one. Other signs around a word, and an 's behind it, are none of it.
 */
export function usernamesSaid(term: string): string[] {
  const said = term.normalize('NFKC').toLowerCase()
  const marked = [...said.matchAll(/(?<![\p{L}\p{N}_])@+([\p{L}\p{N}_]+)/gu)].map(([, name = '']) => name)
  const names = said
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}_]+(s[^\p{L}\p{N}_]*)?$|^[^\p{L}\p{N}_]+/gu, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const runs = names.flatMap((_, from) => names.slice(from).map((__, at) => names.slice(from, from + at + 1)))
  // Among other words a word alone is one like any other, unless it is written as only usernames are.
  const isOne = (run: string[]) => run.length > 1 || names.length === 1 || /[_\d]/.test(run.join(''))
  const joined = runs.filter(isOne).flatMap((run) => [run.join('_'), run.join('')])
  return [...new Set([...marked.slice(0, MOST_WORDS), ...joined])]
}
