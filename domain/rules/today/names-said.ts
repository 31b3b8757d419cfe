import { foldedWords } from '../search/fold.ts'
import { tellingWords } from '../search/ideas.ts'

const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/
const MOST_WORDS = 12
const ANY_LENGTH = 1000

/**
 * today.5. Whether what someone looks for says a person's full name: all of it, however its words are ordered and parted, or two
 * of its words among others. One word of a name is a word like any other: a Martha Blue takes neither "blue" nor "martha" away.
 */
export function saysName(term: string, name: string): boolean {
  const [said, own] = [foldedWords(term), foldedWords(name)]
  if (!own.length) return false
  const wholes = [own.join(''), own.toReversed().join('')]
  if (wholes.includes(said.join(''))) return true
  if (said.some((word) => UNSPACED.test(word) && wholes.includes(word))) return true
  const shared = tellingWords(own).filter((word) => [...word].length > 1 && said.includes(word))
  return new Set(shared).size > 1
}

/** A full-text query for the names that a term may say, and how many words they have at most: a single word says no other name. */
export function namesToAsk(term: string): { query: string; longest: number } | null {
  const words = [...new Set(foldedWords(term))].slice(0, MOST_WORDS)
  const asked = words.flatMap((word, at) => [
    ...(words.length === 1 || UNSPACED.test(word) ? [lettersOf(word).join(' & ')] : []),
    ...words.slice(at + 1).map((other) => `${lettersOf(word).join(' & ')} & ${lettersOf(other).join(' & ')}`),
  ])
  if (!asked.length) return null
  const longest = words.length === 1 ? lettersOf(words[0] ?? '').length : ANY_LENGTH
  return { query: asked.map((one) => `(${one})`).join(' | '), longest }
}

/** The letters of scripts that are written without spaces are words of their own. */
const lettersOf = (word: string): string[] => (UNSPACED.test(word) ? [...word] : [word]).map((letter) => `'${letter}'`)

/** The usernames that a term may say, in which "_" stands for a space: all of it, and what two words or more of it make. */
export function usernamesSaid(term: string): string[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return words.flatMap((_, from) =>
    words.flatMap((__, to) => (to > from || words.length === 1 ? [words.slice(from, to + 1).join('_')] : [])),
  )
}
