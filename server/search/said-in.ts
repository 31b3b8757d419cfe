import type { Language } from '#domain/rules/search/ideas.ts'
import type { ParsedQuery } from '#domain/rules/search/parse-query.ts'
import { relatedWords, unitsOf } from '#domain/rules/search/related-words.ts'
import type { How } from '#domain/rules/search/word-query.ts'

/** Words that all have to stand on a pin, each with those that stand for it; `isAny`: one of them is enough. */
export type Said = { units: readonly (readonly string[])[]; isBegun?: boolean; isAny?: boolean }

/** The parts of a query that a family asks for one by one. */
const unitsFor = (how: How, words: readonly string[]): readonly string[] =>
  how === 'whole' || how === 'begun' ? unitsOf(words).flatMap((unit) => unit.split(' ')) : unitsOf(words)

/** The words that a family asks for, with all that stand for them. */
export function saidIn({ words }: ParsedQuery, how: How, first: Language): Said {
  const units = unitsFor(how, words)
  if (how === 'whole' || how === 'begun') return { units: units.map((word) => [word]), isBegun: how === 'begun' }
  const alike = units.map((unit) => {
    const { same, below, above } = relatedWords(unit, first)
    if (how === 'above') return [...above.en, ...above.de]
    const lower = how === 'below' || how === 'some' ? [...below.en, ...below.de] : []
    return [unit, ...same.en, ...same.de, ...lower]
  })
  return { units: alike, isAny: how === 'some' }
}

export const wordsOfUnit = ({ words }: ParsedQuery, how: How, at: number): string[] =>
  (unitsFor(how, words)[at] ?? '').split(' ')

/** Whether other words stand for one of these: if none does, what means the same is what was typed. */
export const hasRelated = (words: readonly string[], first: Language): boolean =>
  unitsOf(words).some((unit) => {
    const { same, below } = relatedWords(unit, first)
    return [same.en, same.de, below.en, below.de].some((list) => list.length > 0)
  })
