import type { ParsedQuery } from './parse-query.ts'

/** Fields to search: A title or name, B alt text and tags, C description, D names of boards and topics. */
export type SearchFields = 'A' | 'AB' | 'C' | 'D' | 'ABC' | 'ABCD'

/** Scripts without spaces between words: Thai, Japanese and Chinese. */
export const UNSPACED_SCRIPT = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/

/** A tsquery in which every query word is a prefix, with quoted phrases and exclusions; null without any word. */
export function toPrefixTsquery({ words, phrases, without }: ParsedQuery, places: SearchFields): string | null {
  const required = [
    ...words.map((word) => lexeme(word, `*${weights(places)}`)),
    ...phrases.map((phrase) => toPhraseTsquery(phrase, places)),
  ]
  if (!required.length) return null
  return [...required, ...without.map((phrase) => `!${toPhraseTsquery(phrase)}`)].join(' & ')
}

/** A tsquery for consecutive words, or for a single word. */
export const toPhraseTsquery = (words: readonly string[], places: SearchFields = 'ABCD'): string =>
  words.length > 1
    ? `(${words.map((word) => lexeme(word, weights(places))).join(' <-> ')})`
    : lexeme(words[0] ?? '', weights(places))

/** A tsquery for texts with all words; `isPrefix` matches them as prefixes. */
export const toAllWordsTsquery = (words: readonly string[], places: SearchFields = 'ABCD', isPrefix = false): string =>
  `(${words.map((word) => lexeme(word, `${isPrefix ? '*' : ''}${weights(places)}`)).join(' & ')})`

/** A tsquery for texts with at least one of several phrases. */
export const toAnyPhraseTsquery = (phrases: readonly string[], places: SearchFields = 'ABCD'): string =>
  phrases.map((phrase) => toPhraseTsquery(phrase.split(' '), places)).join(' | ')

const weights = (places: SearchFields) => (places === 'ABCD' ? '' : places)

/** One word; in unspaced scripts its letters in sequence. */
function lexeme(word: string, ending: string): string {
  const letters = UNSPACED_SCRIPT.test(word) ? [...word] : [word]
  const parts = letters.map((letter) => `'${letter}'${ending ? `:${ending}` : ''}`)
  return parts.length > 1 ? `(${parts.join(' <-> ')})` : (parts[0] ?? '')
}
