import { memoizeBounded } from '../../memoize-bounded.ts'
import { foldText, splitFoldedWords } from './query-text.ts'
import { UNSPACED_SCRIPT } from './tsquery.ts'

/** A parsed query: required words, quoted phrases, exclusions and hashtags. */
export type ParsedQuery = {
  words: readonly string[]
  phrases: readonly (readonly string[])[]
  /** Excluded words and phrases. */
  without: readonly (readonly string[])[]
  tags: readonly string[]
}

const MOST_WORDS = 12
/**
 * Maximum number of searched words, including quoted and excluded ones; in unspaced scripts each letter counts
 * (search.21).
 */
const MOST_LEXEMES = 24
/** Cache size: each query is parsed several times during a search. */
const REMEMBERED = 1_000
const PARTS = /((?<=^|\s)-)?(?:"([^"]*)"|“([^”]*)”)|(?:^|\s)-#?([\p{L}\p{N}][^\s"“”]*)|(?:^|\s)#([\p{L}\p{M}\p{N}_]+)/gu

/**
 * Parses words, "quoted phrases", -exclusions, -"excluded phrases" and #hashtags (search.7). Other characters only
 * separate words.
 */
export const parseQuery = memoizeBounded(REMEMBERED, (query: string): ParsedQuery => {
  const phrases: string[][] = []
  const without: string[][] = []
  const tags: string[] = []
  const rest = query.replace(PARTS, (_, minus, straight, curly, left, tag) => {
    const quoted = straight ?? curly
    if (quoted !== undefined) (minus ? without : phrases).push(splitFoldedWords(quoted))
    else if (left) without.push(splitFoldedWords(left))
    else if (tag) tags.push(foldText(tag))
    return ' '
  })
  const budget = { left: MOST_LEXEMES }
  const within = (words: readonly string[]) => words.flatMap((word) => takeWithin(budget, word))
  const phrasesWithin = (all: string[][]) => all.map(within).filter((words) => words.length)
  return {
    words: within([...new Set(splitFoldedWords(rest))].slice(0, MOST_WORDS)),
    phrases: phrasesWithin(phrases),
    without: phrasesWithin(without),
    tags: tags.slice(0, MOST_WORDS),
  }
})

function takeWithin(budget: { left: number }, word: string): string[] {
  const letters = UNSPACED_SCRIPT.test(word) ? [...word].slice(0, budget.left) : [word]
  if (!budget.left) return []
  budget.left -= letters.length
  return [letters.join('')]
}

export const isEmptyQuery = ({ words, phrases, tags }: ParsedQuery): boolean =>
  !words.length && !phrases.length && !tags.length

/** The original spelling of a query word, with its accents. */
export const toTypedSpelling = (query: string, word: string): string =>
  query.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((one) => foldText(one) === word) ?? word

/** Replaces the words of a query; phrases, hashtags and exclusions stay. */
export const replaceQueryWords = ({ phrases, tags, without }: ParsedQuery, words: readonly string[]): string =>
  [
    ...words,
    ...phrases.map((phrase) => `"${phrase.join(' ')}"`),
    ...tags.map((tag) => `#${tag}`),
    ...without.map((words) => (words.length > 1 ? `-"${words.join(' ')}"` : `-${words[0]}`)),
  ].join(' ')
