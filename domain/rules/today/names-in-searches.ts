import { findConcepts, withoutStopWords } from '../search/dictionary.ts'
import { foldText } from '../search/query-text.ts'

/** Scripts that write names without spaces, even where other words have spaces, as in Korean. */
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
/** A text as written, and with two letters for each umlaut. */
const waysToWrite = (text: string): string[] => [...new Set([text, inTwoLetters(text)])]
/** Possible spellings behind a word: "mueller" may also be "muller", the folded form of Müller. */
const withoutE = (letters: string): string[] => {
  const [first = '', ...rest] = letters.split(/(?<=[aou])(?=e)/)
  return rest.reduce(
    (all, part, at) => all.flatMap((begun) => [begun + part, ...(at < MOST_UMLAUTS ? [begun + part.slice(1)] : [])]),
    [first],
  )
}

/** The words of a text, each split at punctuation. */
const wordsOf = (text: string): string[][] =>
  foldText(text)
    .slice(0, LONGEST)
    .replace(SIGNS, '-')
    .split(/\s+/)
    .map((word) => word.split('-').filter(Boolean))
    .filter((parts) => parts.length)

const together = (words: string[][]): string => words.flat().join('')
/** Spellings of words: split at punctuation, and with the punctuation removed. */
const spellings = (words: string[][]): string[] => [...new Set(words.flatMap((parts) => [...parts, parts.join('')]))]
/** A word and its possessive base: "zeldas" may refer to Zelda. */
const formsOf = (word: string): string[] => (/.s$/.test(word) ? [word, word.slice(0, -1)] : [word])
const isInitial = (word: string): boolean => [...word].length === 1 && !UNSPACED.test(word)

type Run = { letters: string; isAll: boolean }
/** All joined runs of neighboring words. "marlene's" covers all of "marlene". */
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
/** Names that are ordinary words, such as Kit Chen, don't hide those words ("kitchen"). */
const isOrdinary = ({ letters, isAll }: Run): boolean => !isAll && findConcepts(letters, 'en').length > 0

/**
 * Whether a search term contains a person's full name: all of it, in any order and spacing, or two of its words among
 * others. A single word of a name doesn't count: a Martha Blue hides neither "blue" nor "martha" (today.5).
 */
export const mentionsFullName = (term: string, first: string, last = ''): boolean =>
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
    // "roses" is not a possessive of a person called Rose.
    return (run.isAll || UNSPACED.test(run.letters)) && wholes.includes(run.letters)
  }
  if (runsOf(said).some(saysAll)) return true
  const telling = new Set(withoutStopWords(spellings(own)).filter((word) => !isInitial(word)))
  const forms = new Set(spellings(said).flatMap(formsOf))
  const isSaid = (word: string) => telling.has(word) && forms.has(word)
  const isOwn = (word: string) => formsOf(word).some((form) => telling.has(form))
  return count(own, isSaid) > 1 && count(said, isOwn) > 1
}

/** Number of words, or parts of words, that meet a condition. */
const count = (words: string[][], isOne: (word: string) => boolean): number =>
  words
    .map((parts) => Math.max(parts.filter(isOne).length, Number(isOne(parts.join('')))))
    .reduce((sum, found) => sum + found, 0)

/** A tsquery on `name_lexemes` for names that a term may contain. */
export function toNameTsquery(term: string): string | null {
  const words = wordsOf(inTwoLetters(term))
  if (!words.length) return null
  const formsToAsk = (letters: string) => formsOf(letters).flatMap(withoutE)
  // Among other words, a single-word name is not looked up, since it is a word of its own.
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
 * Usernames that a term may contain, with "_" or nothing in place of spaces: all of it, joined runs of words, and words
 * marked by a character or digit that only usernames have. Other punctuation and a possessive 's are ignored.
 */
export function listPossibleUsernames(term: string): string[] {
  const said = term.normalize('NFKC').toLowerCase()
  const marked = [...said.matchAll(/(?<![\p{L}\p{N}_])@+([\p{L}\p{N}_]+)/gu)].map(([, name = '']) => name)
  const names = said
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}_]+(s[^\p{L}\p{N}_]*)?$|^[^\p{L}\p{N}_]+/gu, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const runs = names.flatMap((_, from) => names.slice(from).map((__, at) => names.slice(from, from + at + 1)))
  // Among other words, a single word counts only if it is written as only usernames are.
  const isOne = (run: string[]) => run.length > 1 || names.length === 1 || /[_\d]/.test(run.join(''))
  const joined = runs.filter(isOne).flatMap((run) => [run.join('_'), run.join('')])
  return [...new Set([...marked.slice(0, MOST_WORDS), ...joined])]
}
