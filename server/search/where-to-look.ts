import { sql } from 'kysely'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { type Height, knownHeights } from './heights.ts'
import type { Said } from './said-in.ts'

/**
 * How far a search reads. A height: the pins with at least that score, by the index of words. `first`: the best ones, pin by pin.
 * `rarest`: all that have that word. 'all': all that have the words, by their index. 'gathered': all that have the words and pass the
 * filters, by whatever index. 'planned': whatever the planner decides.
 */
export type Reach = Height | { first: number } | { rarest: number } | 'all' | 'gathered' | 'planned'

export const isHeight = (reach: Reach): reach is Height => typeof reach === 'object' && 'score' in reach
/** Whether only the best pins are read, so that more may fit than were found. */
export const isAmongBest = (reach: Reach): boolean => typeof reach === 'object' && !('rarest' in reach)

/** Words that stand on more than this part of all pins are met soon by going through the best. */
const VERY_COMMON = 0.15
/** So many are gone through at most, if all that is asked of each is whether it has some words. */
const GONE_THROUGH = 5_000
/** So many are read and sorted sooner than the best are gone through. */
const MANY = 5_000
/** So few are all read by one word, and looked at for the others. */
const FEW = 200

/**
 * Where to look for the `count` most popular pins that say something, one after the other until there are enough. The planner does not
 * know how rare a rare word is: it would go through a million pins for one that stands on twenty. `part`: what part of all has the
 * color that is asked for.
 */
export async function whereToLook(house: House, said: Said | undefined, count: number, part = 1): Promise<Reach[]> {
  const { heights, among } = await knownHeights(house)
  if (!said || !among) return ['planned']
  const { share, least, rarest } = await shareOf(house, said, among)
  const isFewWords = said.units.every(({ length }) => length === 1)
  if (share > VERY_COMMON && part === 1) return [...(isFewWords ? [{ first: GONE_THROUGH }] : []), 'planned']
  const high = heights.filter(({ pins }) => pins * share * part >= count)
  if (said.units.length > 1 && !said.isAny && least * among <= FEW) return [...high, { rarest }]
  // The planner does not know which words go with a color: it would go through a million pins.
  return [...high, share * among <= MANY ? 'all' : part < 1 ? 'gathered' : 'planned']
}

type Share = { share: number; least: number; rarest: number }
const sharesOf = houseCache<Share>({ max: 5_000, ttl: 600_000 })

/** On what part of all pins it stands, about, and which part of it on the least; 1 where that can't be told. */
function shareOf(house: House, said: Said, among: number): Promise<Share> {
  return readThrough(sharesOf(house), JSON.stringify(said), async () => {
    const shares = (await saidBy(house, said)).map((pins) => Math.min(1, (pins ?? among) / among))
    const all = said.isAny ? shares.reduce((sum, one) => sum + one, 0) : shares.reduce((part, one) => part * one, 1)
    const least = Math.min(...shares)
    return { share: Math.min(1, all), least, rarest: shares.indexOf(least) }
  })
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
