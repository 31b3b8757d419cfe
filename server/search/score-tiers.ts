import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'

/** The score that about `pins` pins reach. */
export type ScoreTier = { pins: number; score: string }
/** `hasColors` is false for an index of an earlier version. */
type StoredTier = ScoreTier & { round: number; above: number; hasColors: boolean }

/**
 * Sizes of the tiers of most popular pins. A tier gets an index once there are `WORTH_IT` times as many pins in total.
 */
const SIZES = [3_000, 10_000, 100_000]
const WORTH_IT = 3
/** An index is rebuilt when its number of pins is off by this factor. */
const FAR_OFF = 2

const indexName = (pins: number, round: number) => sql.raw(`pin_search_above_${pins}_${round}`)

/**
 * Rebuilds the word and color indexes of the most popular pins, by which the best pins for a common word are found
 * without reading all of its pins. Each index has a minimum score, so new pins enter it automatically.
 */
export async function refreshScoreTiers(house: Pick<House, 'db'>, sizes: readonly number[] = SIZES): Promise<void> {
  const db = maintenanceDb(house)
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pin_search`.execute(db)
  const count = rows[0]?.count ?? 0
  for (const pins of sizes) await refreshTier(db, pins, count)
}

async function refreshTier(db: Db, pins: number, count: number): Promise<void> {
  const { rows } =
    await sql<StoredTier>`SELECT pins, score::text, round, pg_get_indexdef(made) LIKE '%tints%' AS "hasColors",
      (SELECT count(*) FROM pin_search s WHERE s.score >= h.score)::int AS above
    FROM search_heights h, to_regclass(format('pin_search_above_%s_%s', pins, round)) made
    WHERE pins = ${pins} AND made IS NOT NULL`.execute(db)
  const [known] = rows
  if (known?.hasColors && known.above < pins * FAR_OFF && known.above > pins / FAR_OFF && count >= pins * FAR_OFF) {
    await sql`UPDATE search_heights SET among = ${count} WHERE pins = ${pins}`.execute(db)
    return
  }
  const { rows: last } = await sql<{ score: string }>`SELECT score::text FROM pin_search
    ORDER BY score DESC, pin_id DESC OFFSET ${pins - 1} LIMIT 1`.execute(db)
  const score = count >= pins * WORTH_IT ? last[0]?.score : undefined
  const round = (known?.round ?? 0) + 1
  if (score !== undefined) {
    // An interrupted build leaves an invalid index of this name.
    await sql`DROP INDEX IF EXISTS ${indexName(pins, round)}`.execute(db)
    await sql`CREATE INDEX CONCURRENTLY ${indexName(pins, round)} ON pin_search USING gin (ts_filter(words, '{a,b,c}'), german, tints)
      WHERE score >= ${sql.raw(`'${Number(score)}'`)}::real`.execute(db)
    await sql`INSERT INTO search_heights (pins, score, among, round) VALUES (${pins}, ${score}::real, ${count}, ${round})
      ON CONFLICT (pins) DO UPDATE SET score = excluded.score, among = excluded.among, round = excluded.round`.execute(
      db,
    )
  } else await sql`DELETE FROM search_heights WHERE pins = ${pins}`.execute(db)
  if (known) await sql`DROP INDEX CONCURRENTLY IF EXISTS ${indexName(pins, known.round)}`.execute(db)
}

const tiersOf = makeHouseCache<readonly ScoreTier[]>({ max: 1, ttl: 60_000 })

/** Loads the tiers, smallest first. */
export const loadScoreTiers = (house: House): Promise<readonly ScoreTier[]> =>
  getOrLoadEntry(tiersOf(house), 'tiers', async () => {
    const { rows } = await sql<ScoreTier>`SELECT pins, score::text FROM search_heights ORDER BY pins`.execute(house.db)
    return rows
  })

/** A named list of pins in a statement: its WITH queries, and the SELECT that reads pin_id and score from them. */
export type PinList = { name: string; queries: RawBuilder<unknown>[]; rows: RawBuilder<unknown>; limit: number }

/**
 * Makes the list of the `limit` most popular pins that meet a condition. A tier is read only if the tiers before it
 * have too few pins, so for common words most pins are never read. `inTiers` is the same condition in the form that the
 * tier indexes support.
 */
export function makePopularPinList(
  name: string,
  tiers: readonly ScoreTier[],
  { condition, inTiers = condition, limit, onlyIf = sql`true` }: PopularOptions,
): PinList {
  const reads = [...tiers.map(({ score }) => sql`${inTiers} AND score >= ${sql.lit(score)}::real`), condition]
  const queries = reads.map((matching, at) => {
    const isDue = at ? sql`(SELECT count(*) FROM ${sql.raw(`${name}_${at - 1}`)}) < ${sql.lit(limit)}` : onlyIf
    // OFFSET 0 keeps the planner from walking the index of scores instead of the index of words.
    return sql`${sql.raw(`${name}_${at}`)} AS MATERIALIZED (SELECT pin_id, score FROM (
      SELECT pin_id, score FROM pin_search WHERE ${isDue} AND ${onlyIf} AND ${matching} OFFSET 0) found
      ORDER BY score DESC, pin_id DESC LIMIT ${sql.lit(limit)})`
  })
  const each = reads.map((_, at) => sql`SELECT pin_id, score FROM ${sql.raw(`${name}_${at}`)}`)
  return { name, queries, rows: sql.join(each, sql` UNION `), limit }
}

type PopularOptions = {
  condition: RawBuilder<unknown>
  inTiers?: RawBuilder<unknown>
  limit: number
  onlyIf?: RawBuilder<unknown>
}

/** SQL condition that the lists together have fewer than `count` pins. */
export const fewerPinsCondition = (lists: readonly PinList[], count: number): RawBuilder<unknown> =>
  sql`(SELECT count(*) FROM (${sql.join(
    lists.map(({ rows }) => rows),
    sql` UNION `,
  )}) listed) < ${sql.lit(count)}`
