import { QUERY_MAX } from '../../constants/limits.ts'

/** Cleans a typed query (search.21): control characters become spaces, unpaired surrogates are replaced. */
export const cleanQuery = (typed: string): string => typed.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd')

export const isQueryTooLong = (query: string): boolean => [...query].length > QUERY_MAX

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/**
 * Normalizes text for comparison, as the database function `plain_text` does: lowercase, without diacritics of any
 * script.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')

/** The folded words of a text: runs of letters and numbers. */
export const splitFoldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a suggestion for a shorter input also matches the current one (search.15). */
export const isSuggestionMatching = ({ label, query }: { label: string; query: string }, typed: string): boolean =>
  foldText(`${label} ${query}`).includes(foldText(typed.trimStart()))

const ABBREVIATION = /\bdiy\b/
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A topic's display name and the URL of a search for it; `source` names the origin of the click. */
export function toTopicSearchLink(topic: string, source: 'annotation' | 'topic'): { name: string; url: string } {
  const words = topic.replaceAll('_', ' ')
  return {
    name: capitalised(words.replace(ABBREVIATION, (letters) => letters.toUpperCase())),
    url: `/search/pins/?q=${encodeURIComponent(words)}&rs=${source}`,
  }
}
