import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { executeAnew } from '../db/statement-names.ts'
import type { Group, Placed } from './way-groups.ts'
import { isHeight, type Reach } from './where-to-look.ts'

/** What it looks like and means, as it is stored; told of the best alone. */
export type Stored = { look?: Buffer | null; meaning?: Buffer | null }
/** `place` is null for what fits no way after all. */
export type Row = { id: Id; score: string; place: number | null } & Stored
/** How many of a group are compared, and how many of the best of these are told with what is stored of them. */
export type Many = { compared: number; withStored: number }

/**
 * The best of a group by way, score and id. What fits an earlier way that is no part of the group is left out; what is looked for apart
 * is not among the others.
 */
export async function readBest(
  ctx: Context,
  { families, few }: Group,
  where: RawBuilder<unknown>,
  { compared, withStored }: Many,
  reach: Reach,
): Promise<Row[]> {
  const all = families.flatMap(({ ways }) => ways)
  const [first] = all
  if (!first) return []
  const placing = families.flatMap(({ many, ways }) => [
    ...many.map(({ fits }) => sql`WHEN ${fits} THEN NULL`),
    ...ways.map(({ fits, place }) => sql`WHEN ${fits} THEN ${sql.lit(place)}`),
  ])
  const others = all.filter(({ apart }) => apart)
  const saying = pinsAt(reach, first, sql`${each([...few, ...others], ({ fits }) => sql`AND NOT ${fits}`)} ${where}`)
  const best = [saying, ...others.map(({ apart }) => sql`SELECT ${COLUMNS} FROM pin_search WHERE ${apart} ${where}`)]
  const inOrder = sql`ORDER BY place, rank DESC, pin_id DESC`
  const ofBest = (column: RawBuilder<unknown>) =>
    sql`CASE WHEN row_number() OVER (${inOrder}) <= ${sql.lit(withStored)} THEN ${column} END AS ${column}`
  const stored = withStored ? sql`, ${ofBest(sql`look`)}, ${ofBest(sql`meaning`)}` : sql``
  const statement = sql<Row>`SELECT pin_id AS id, rank::text AS score, place ${stored} FROM (
      SELECT pin_id, look, meaning, place, (CASE WHEN place IS NOT NULL THEN ${rankOf(all)} END)::real AS rank FROM (
        SELECT *, CASE ${sql.join(placing, sql` `)} END AS place FROM (${sql.join(
          best.map((pins) => sql`(${pins} ORDER BY score DESC, pin_id DESC LIMIT ${sql.lit(compared)})`),
          sql` UNION ALL `,
        )}) best OFFSET 0) placed OFFSET 0) ranked
    ${inOrder}`
  const { rows } = await (reach === 'planned' || reach === 'gathered'
    ? executeAnew(ctx.db, statement)
    : statement.execute(ctx.db))
  return rows
}

/** The pins that a group looks among. OFFSET 0 keeps the planner from looking for them in another way. */
function pinsAt(reach: Reach, { among, has, amongUnit }: Placed, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const pins = sql`SELECT ${COLUMNS} FROM pin_search`
  if (reach === 'planned') return sql`${pins} WHERE ${among(true)} ${where}`
  if (reach === 'gathered') return sql`SELECT * FROM (${pins} WHERE ${among(true)} ${where} OFFSET 0) said`
  const saying = sql`${among(false)} ${where}`
  // As it is written in the index.
  if (isHeight(reach))
    return sql`SELECT * FROM (${pins} WHERE ${saying} AND score >= ${sql.lit(reach.score)}::real OFFSET 0) said`
  const rare = reach !== 'all' && 'rarest' in reach ? amongUnit?.(reach.rarest) : undefined
  if (rare)
    return sql`SELECT ${COLUMNS} FROM (SELECT * FROM pin_search WHERE ${rare(false)} OFFSET 0) pin_search WHERE ${saying}`
  if (reach === 'all' || 'rarest' in reach) return sql`SELECT * FROM (${pins} WHERE ${saying} OFFSET 0) said`
  return sql`SELECT ${COLUMNS} FROM (SELECT * FROM pin_search ORDER BY score DESC, pin_id DESC LIMIT ${sql.lit(reach.first)}) pin_search
    WHERE ${has ?? among(false)} ${where}`
}

/** What ways look at and rank by. */
const COLUMNS = sql.raw(
  'pin_id, score, words, german, title, text, tags, topics, tints, tint_shares, meaning_code, saved_at, look, meaning',
)

const each = <T>(list: readonly T[], tell: (one: T) => RawBuilder<unknown>): RawBuilder<unknown> =>
  list.length ? sql.join(list.map(tell), sql` `) : sql``

/** Ways that are ranked alike share what ranks them. */
function rankOf(ways: readonly Placed[]): RawBuilder<unknown> {
  const [alike, ...others] = Map.groupBy(ways, ({ rankKey }) => rankKey).values()
  if (alike && !others.length) return alike[0]?.rank as RawBuilder<unknown>
  const parts = [alike ?? [], ...others].map((some) => {
    const places = sql.join(some.map(({ place }) => sql.lit(place)))
    return sql`WHEN place IN (${places}) THEN ${some[0]?.rank}`
  })
  return sql`CASE ${sql.join(parts, sql` `)} END`
}
