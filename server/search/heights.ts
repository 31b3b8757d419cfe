import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'

/** From this score on there are so many pins, or somewhat more, `among` all that there are. */
export type Height = { pins: number; score: string; among: number }
type Kept = Height & { round: number }

/** So many of the best have an index of their own, once there are several times as many in all. */
const SIZES = [10_000, 100_000]
const WORTH_IT = 3
/** It is made anew when so many times as many, or as few, are in it. */
const FAR_OFF = 2

const nameOf = (pins: number, round: number) => sql.raw(`pin_search_above_${pins}_${round}`)

/**
 * What is said of the best pins has indexes of its own, so that the most popular of a common word are found without reading all that
 * say it. Which pins are in one is told by their score alone: new ones come in by themselves.
 */
export async function updateHeights({ db }: Pick<House, 'db'>, sizes: readonly number[] = SIZES): Promise<void> {
  const { rows } = await sql<{ among: number }>`SELECT count(*)::int AS among FROM pin_search`.execute(db)
  const among = rows[0]?.among ?? 0
  for (const pins of sizes) await updateHeight(db, pins, among)
}

async function updateHeight(db: Db, pins: number, among: number): Promise<void> {
  const { rows } = await sql<Kept & { above: number }>`SELECT pins, score::text, round,
      (SELECT count(*) FROM pin_search s WHERE s.score >= h.score)::int AS above
    FROM search_heights h WHERE pins = ${pins} AND to_regclass(format('pin_search_above_%s_%s', pins, round)) IS NOT NULL`.execute(
    db,
  )
  const [known] = rows
  if (known && known.above < pins * FAR_OFF && known.above > pins / FAR_OFF && among >= pins * FAR_OFF) {
    await sql`UPDATE search_heights SET among = ${among} WHERE pins = ${pins}`.execute(db)
    return
  }
  const { rows: last } = await sql<{ score: string }>`SELECT score::text FROM pin_search
    ORDER BY score DESC, pin_id DESC OFFSET ${pins - 1} LIMIT 1`.execute(db)
  const score = among >= pins * WORTH_IT ? last[0]?.score : undefined
  const round = (known?.round ?? 0) + 1
  if (score !== undefined) {
    // What is left of one that was broken off.
    await sql`DROP INDEX IF EXISTS ${nameOf(pins, round)}`.execute(db)
    await sql`CREATE INDEX CONCURRENTLY ${nameOf(pins, round)} ON pin_search USING gin (ts_filter(words, '{a,b,c}'), german)
      WHERE score >= ${sql.raw(`'${Number(score)}'`)}::real`.execute(db)
    await sql`INSERT INTO search_heights (pins, score, among, round) VALUES (${pins}, ${score}::real, ${among}, ${round})
      ON CONFLICT (pins) DO UPDATE SET score = excluded.score, among = excluded.among, round = excluded.round`.execute(
      db,
    )
  } else await sql`DELETE FROM search_heights WHERE pins = ${pins}`.execute(db)
  if (known) await sql`DROP INDEX CONCURRENTLY IF EXISTS ${nameOf(pins, known.round)}`.execute(db)
}

const heightsOf = houseCache<readonly Height[]>({ max: 1, ttl: 60_000 })

const knownHeights = (house: House): Promise<readonly Height[]> =>
  readThrough(heightsOf(house), 'heights', async () => {
    const { rows } = await sql<Height>`SELECT pins, score::text, among FROM search_heights ORDER BY pins`.execute(
      house.db,
    )
    return rows
  })

/** Words that stand on more than this part of all pins are met soon by going through the best. */
const VERY_COMMON = 0.15

/** The least height above which `count` pins are likely to have all of these words; null where all pins are better looked through. */
export async function heightFor(house: House, words: readonly string[], count: number): Promise<Height | null> {
  const heights = await knownHeights(house)
  const [lowest] = heights
  if (!lowest || !words.length) return null
  const { share } = await readThrough(sharesOf(house), words.join(' '), async () => ({
    share: (await saidBy(house, words)).reduce((all, pins) => all * Math.min(1, pins / lowest.among), 1),
  }))
  return share > VERY_COMMON ? null : (heights.find(({ pins }) => pins * share >= count) ?? null)
}

/** On what part of all pins some words stand together, if each stands anywhere. */
const sharesOf = houseCache<{ share: number }>({ max: 5_000, ttl: 600_000 })

/** How many pins say each of these words, about. */
async function saidBy({ db }: House, words: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ pins: number }>`SELECT coalesce(sum(t.weight), 0)::int AS pins
    FROM unnest(${[...words]}::text[]) AS w(word)
    CROSS JOIN LATERAL (SELECT coalesce((ts_lexize('english_stem', w.word))[1], w.word)) AS s(stem)
    LEFT JOIN search_terms t ON t.term IN (w.word, s.stem, s.stem || 's') GROUP BY w.word`.execute(db)
  return rows.map(({ pins }) => pins)
}
