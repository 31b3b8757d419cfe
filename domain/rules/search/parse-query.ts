import { memoizeSome } from '../../memoize-some.ts'
import { fold, foldedWords } from './fold.ts'

/** What someone typed: words that all have to fit, words in quotes that stand side by side, what to leave out, and tags. */
export type ParsedQuery = {
  words: readonly string[]
  phrases: readonly (readonly string[])[]
  /** Words, or several that stand side by side. */
  without: readonly (readonly string[])[]
  tags: readonly string[]
}

const MOST_WORDS = 12
/** So many are kept: each is read several times while it is looked for. */
const REMEMBERED = 1_000
const PARTS = /((?<=^|\s)-)?(?:"([^"]*)"|“([^”]*)”)|(?:^|\s)-#?([\p{L}\p{N}][^\s"“”]*)|(?:^|\s)#([\p{L}\p{M}\p{N}_]+)/gu

/** Search.7. Words as typed, "in quotes" side by side, -without one or -"some", and #tags. Everything else only parts words. */
export const parseQuery = memoizeSome(REMEMBERED, (query: string): ParsedQuery => {
  const phrases: string[][] = []
  const without: string[][] = []
  const tags: string[] = []
  const rest = query.replace(PARTS, (_, minus, straight, curly, left, tag) => {
    const quoted = straight ?? curly
    if (quoted !== undefined) (minus ? without : phrases).push(foldedWords(quoted))
    else if (left) without.push(foldedWords(left))
    else if (tag) tags.push(fold(tag))
    return ' '
  })
  return {
    words: [...new Set(foldedWords(rest))].slice(0, MOST_WORDS),
    phrases: phrases.filter((words) => words.length).slice(0, MOST_WORDS),
    without: without.filter((words) => words.length).slice(0, MOST_WORDS),
    tags: tags.slice(0, MOST_WORDS),
  }
})

export const isEmptyQuery = ({ words, phrases, tags }: ParsedQuery): boolean =>
  !words.length && !phrases.length && !tags.length

/** A word of a query as it was typed, with its accents. */
export const asTyped = (query: string, word: string): string =>
  query.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((one) => fold(one) === word) ?? word

/** Other words in place of those of a query; what it has in quotes, its tags and what it leaves out stay. */
export const withOtherWords = ({ phrases, tags, without }: ParsedQuery, words: readonly string[]): string =>
  [
    ...words,
    ...phrases.map((phrase) => `"${phrase.join(' ')}"`),
    ...tags.map((tag) => `#${tag}`),
    ...without.map((words) => (words.length > 1 ? `-"${words.join(' ')}"` : `-${words[0]}`)),
  ].join(' ')
