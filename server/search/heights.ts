import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'

/** From this score on there are so many pins, or somewhat more. */
export type Height = { pins: number; score: string }
/** `hasColors`: it is none that an earlier version made. */
type Kept = Height & { round: number; above: number; hasColors: boolean }

/** So many of the best have an index of their own, once there are several times as many in all. */
const SIZES = [3_000, 10_000, 100_000]
const WORTH_IT = 3
/** It is made anew when so many times as many, or as few, are in it. */
const FAR_OFF = 2

const nameOf = (pins: number, round: number) => sql.raw(`pin_search_above_${pins}_${round}`)

/**
 * What is said of the best pins, and the colors they have, has indexes of its own, so that the most popular of a common word are found
 * without reading all that say it. Which pins are in one is told by their score alone: new ones come in by themselves.
 */
export async function updateHeights(house: Pick<House, 'db'>, sizes: readonly number[] = SIZES): Promise<void> {
  const db = booksOf(house)
  const { rows } = await sql<{ among: number }>`SELECT count(*)::int AS among FROM pin_search`.execute(db)
  const among = rows[0]?.among ?? 0
  for (const pins of sizes) await updateHeight(db, pins, among)
}

async function updateHeight(db: Db, pins: number, among: number): Promise<void> {
  const { rows } = await sql<Kept>`SELECT pins, score::text, round, pg_get_indexdef(made) LIKE '%tints%' AS "hasColors",
      (SELECT count(*) FROM pin_search s WHERE s.score >= h.score)::int AS above
    FROM search_heights h, to_regclass(format('pin_search_above_%s_%s', pins, round)) made
    WHERE pins = ${pins} AND made IS NOT NULL`.execute(db)
  const [known] = rows
  if (known?.hasColors && known.above < pins * FAR_OFF && known.above > pins / FAR_OFF && among >= pins * FAR_OFF) {
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
    await sql`CREATE INDEX CONCURRENTLY ${nameOf(pins, round)} ON pin_search USING gin (ts_filter(words, '{a,b,c}'), german, tints)
      WHERE score >= ${sql.raw(`'${Number(score)}'`)}::real`.execute(db)
    await sql`INSERT INTO search_heights (pins, score, among, round) VALUES (${pins}, ${score}::real, ${among}, ${round})
      ON CONFLICT (pins) DO UPDATE SET score = excluded.score, among = excluded.among, round = excluded.round`.execute(
      db,
    )
  } else await sql`DELETE FROM search_heights WHERE pins = ${pins}`.execute(db)
  if (known) await sql`DROP INDEX CONCURRENTLY IF EXISTS ${nameOf(pins, known.round)}`.execute(db)
}

type Heights = { heights: readonly Height[]; among: number }
const heightsOf = houseCache<Heights>({ max: 1, ttl: 60_000 })

/** From low to high; `among`: how many pins there are in all, about, and 0 where nobody knows. */
export const knownHeights = (house: House): Promise<Heights> =>
  readThrough(heightsOf(house), 'heights', async () => {
    const { rows } = await sql<Height & { among: number }>`SELECT pins, score::text, among FROM search_heights
      UNION ALL SELECT 0, '0', reltuples::int FROM pg_class WHERE oid = 'pin_search'::regclass ORDER BY pins`.execute(
      house.db,
    )
    const heights = rows.filter(({ pins }) => pins > 0).map(({ pins, score }) => ({ pins, score }))
    return { heights, among: Math.max(0, ...rows.map((row) => row.among)) }
  })
