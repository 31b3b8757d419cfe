import { sql } from 'kysely'
import type { ParsedQuery } from '#domain/rules/search/parse-query.ts'
import { type Language, relatedWords, unitsOf } from '#domain/rules/search/related-words.ts'
import type { How } from '#domain/rules/search/word-query.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { type Height, knownHeights } from './heights.ts'

/** Words that all have to stand on a pin, each with those that stand for it; `isAny`: one of them is enough. */
export type Said = { units: readonly (readonly string[])[]; isBegun?: boolean; isAny?: boolean }
/** Among the best alone, among all that have the words, or as the planner thinks best. */
export type Look = Height | 'all' | 'planned'

/** The words that a family asks for, with all that stand for them. */
export function saidIn({ words }: ParsedQuery, how: How, first: Language): Said {
  const units = unitsOf(words)
  const isBegun = how === 'begun'
  if (how === 'whole' || isBegun)
    return { units: units.flatMap((unit) => unit.split(' ')).map((word) => [word]), isBegun }
  const alike = units.map((unit) => {
    const { same, below, above } = relatedWords(unit, first)
    if (how === 'above') return [...above.en, ...above.de]
    const lower = how === 'below' ? [...below.en, ...below.de] : []
    return [unit, ...same.en, ...same.de, ...lower]
  })
  return { units: alike, isAny: how === 'some' }
}

/** Words that stand on more than this part of all pins are met soon by going through the best. */
const VERY_COMMON = 0.15
/** So many are read and sorted sooner than the best are gone through. */
const MANY = 5_000

/**
 * Where to look for the `count` most popular pins that say something, one after the other until there are enough. The planner does not
 * know how rare a rare word is: it would go through a million pins for one that stands on twenty.
 */
export async function whereToLook(house: House, said: Said | undefined, count: number): Promise<Look[]> {
  const { heights, among } = await knownHeights(house)
  const share = said && among ? await shareOf(house, said, among) : 1
  if (share > VERY_COMMON) return ['planned']
  return [...heights.filter(({ pins }) => pins * share >= count), share * among <= MANY ? 'all' : 'planned']
}

const sharesOf = houseCache<{ share: number }>({ max: 5_000, ttl: 600_000 })

/** On what part of all pins it stands, about; 1 where that can't be told. */
async function shareOf(house: House, said: Said, among: number): Promise<number> {
  const { share } = await readThrough(sharesOf(house), JSON.stringify(said), async () => {
    const shares = (await saidBy(house, said)).map((pins) => Math.min(1, (pins ?? among) / among))
    const all = said.isAny
      ? shares.reduce((sum, one) => sum + one, 0)
      : shares.reduce((product, one) => product * one, 1)
    return { share: Math.min(1, all) }
  })
  return share
}

/** Words that are counted: no numbers, no short ones, none of scripts without spaces. */
const COUNTED = /^(?!\d+$)[^\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]{3,40}$/

/** On how many pins each of them stands, in one form or another; null where that is not counted. */
async function saidBy({ db }: House, { units, isBegun }: Said): Promise<(number | null)[]> {
  const words = units.flatMap((unit, at) =>
    // Of a phrase its longest word.
    unit.map((phrase) => ({ at, word: phrase.split(' ').sort((a, b) => b.length - a.length)[0] ?? '' })),
  )
  const forms = isBegun
    ? sql`left(t.term, 3) = left(w.word, 3) AND starts_with(t.term, w.word)`
    : sql`t.term IN (w.word, s.stem, s.stem || 's')`
  const { rows } = await sql<{ at: number; pins: number }>`SELECT w.at, sum(t.weight)::int AS pins
    FROM unnest(${words.map(({ at }) => at)}::int[], ${words.map(({ word }) => word)}::text[]) AS w(at, word)
    CROSS JOIN LATERAL (SELECT coalesce((ts_lexize('english_stem', w.word))[1], w.word)) AS s(stem)
    JOIN search_terms t ON ${forms} GROUP BY w.at`.execute(db)
  return units.map((unit, at) => (COUNTED.test(unit[0] ?? '') ? (rows.find((row) => row.at === at)?.pins ?? 0) : null))
}
