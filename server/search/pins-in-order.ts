import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { PLANNED_ANEW } from '../db/statement-names.ts'
import { notHidden } from '../feedback/hidden.ts'
import { filtered, type SentFilter } from './shop-filters.ts'
import { isBegun, isExact, isWholeFit, type Way } from './ways.ts'

export type FoundPin = { id: Id; cursor_key: CursorKey }
/** `tint`: what has much of one color; `isMostFirst`: what has most of it comes first. */
export type Narrowed = {
  kind?: string | undefined
  since?: Date | undefined
  tint?: number | undefined
  isMostFirst?: boolean
  /** Shop.9. Of products alone. */
  products?: SentFilter | undefined
}
export type After = { way: string; score: string; id: string }
type Found = { id: Id; score: string; way: string }

/** So many of the most popular that have the words of a family are compared; for the first pages fewer, as nobody goes on from most. */
const COMPARED = 300
const COMPARED_FIRST = 100

/**
 * One statement for all ways. Of each family the best ones are read once and told apart; a later family is read only while the page
 * is not full, so a common word costs what a rare one does.
 */
export async function pinsInOrder(
  ctx: Context,
  asked: readonly Way[],
  wanted: Narrowed,
  after: After | null,
  limit: number,
  isFirst = false,
): Promise<Found[]> {
  const products = wanted.products && (await filtered(ctx, { ...wanted.products, color: undefined })).where
  const rank = rankAsOne(wanted)
  const compared = isFirst && !rank ? Math.max(COMPARED_FIRST, limit) : COMPARED
  const ways = rank ? asOne(asked, rank) : asked
  const begin = after
    ? Math.max(
        0,
        ways.findIndex(({ name }) => name === after.way),
      )
    : 0
  const parts = familiesOf(ways).flatMap(({ from, until }) => {
    if (until <= begin) return []
    const family = ways.slice(from, until).map((way, at) => ({ ...way, place: from + at }))
    // What an earlier family has. The few words of a query are looked for before rows are counted, all that relate to them after.
    const known = ways
      .slice(0, from)
      .filter(({ name }) => isBegun(name) || family.some(({ but }) => but.includes(name)))
    const goesOn =
      after && from <= begin
        ? sql`AND (place > ${begin} OR place = ${begin} AND (rank, pin_id) < (${after.score}::real, ${after.id}::bigint))`
        : sql``
    const [few, many] = [known.filter(({ name }) => isExact(name)), known.filter(({ name }) => !isExact(name))]
    // OFFSET 0: what a row fits is looked at once.
    return [
      sql`(SELECT pin_id, rank AS score, place FROM (
        SELECT pin_id, place, (CASE place ${each(family, ({ place, rank }) => sql`WHEN ${place}::int THEN ${rank}`)} END)::real AS rank FROM (
          SELECT *, CASE ${each(many, ({ fits }) => sql`WHEN ${fits} THEN NULL`)} ${each(family, ({ place, fits }) => sql`WHEN ${fits} THEN ${place}::int`)} END AS place FROM (
            SELECT ${COLUMNS} FROM pin_search WHERE ${family[0]?.among}
              ${each(few, ({ fits }) => sql`AND NOT ${fits}`)} ${narrowed(wanted)} ${ofProducts(products)} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}
            ORDER BY score DESC, pin_id DESC LIMIT ${compared}) best OFFSET 0) placed WHERE place IS NOT NULL OFFSET 0) ranked
        WHERE true ${goesOn} ORDER BY place, rank DESC, pin_id DESC LIMIT ${limit})`,
    ]
  })
  if (!parts.length) return []
  const { rows } = await sql<Omit<Found, 'way'> & { place: number }>`${PLANNED_ANEW}
    SELECT pin_id AS id, score::text, place FROM (${sql.join(parts, sql` UNION ALL `)}) found
    WHERE one_after_another() LIMIT ${limit}`.execute(ctx.db)
  return rows.map(({ place, ...row }) => ({ ...row, way: (ways[place] as Way).name }))
}

/** What ways look at and rank by. */
const COLUMNS = sql.raw(
  'pin_id, score, words, german, title, text, tags, topics, tints, tint_shares, meaning_code, saved_at',
)

const each = <T>(list: readonly T[], tell: (one: T) => RawBuilder<unknown>): RawBuilder<unknown> =>
  list.length ? sql.join(list.map(tell), sql` `) : sql``

/** Ways of one family that follow each other, by their places. */
function familiesOf(ways: readonly Way[]): { from: number; until: number }[] {
  const starts = ways.flatMap(({ family }, at) => (ways[at - 1]?.family === family ? [] : [at]))
  return starts.map((from, nth) => ({ from, until: starts[nth + 1] ?? ways.length }))
}

/** What is sorted by something else than how well it fits: by how much of the picture has a color (vsearch.5), by price, or by time. */
export function rankAsOne({ isMostFirst, tint, products }: Narrowed): RawBuilder<unknown> | null {
  const price = sql`(SELECT p.price FROM shop_products p WHERE p.pin_id = placed.pin_id)::real`
  if (products?.sort === 'price_up') return sql`- ${price}`
  if (products?.sort === 'price_down') return price
  if (products?.sort === 'newest') return sql`extract(epoch FROM saved_at)::real`
  return isMostFirst ? sql`tint_shares[array_position(tints, ${tint ?? 0}::smallint)]::real` : null
}

const ofProducts = (where: RawBuilder<unknown> | undefined) =>
  where ? sql`AND pin_id IN (SELECT pin_id FROM shop_products WHERE true ${where})` : sql``

/** Whatever fits in any way, in one order. */
function asOne(asked: readonly Way[], rank: RawBuilder<unknown>): Way[] {
  const ways = asked.filter(({ name }) => isWholeFit(name))
  const [first] = ways
  if (!first) return []
  const fits = sql<boolean>`(${sql.join(
    ways.map((way) => way.fits),
    sql` OR `,
  )})`
  return [
    {
      name: first.name,
      family: 'any',
      among: fits,
      fits,
      rank,
      but: [],
    },
  ]
}

function narrowed({ kind, since, tint }: Narrowed): RawBuilder<unknown> {
  return sql`${kind ? sql`AND kind = ${kind}` : sql``} ${since ? sql`AND saved_at >= ${since}` : sql``}
    ${tint === undefined ? sql`` : sql`AND tints @> ${[tint]}::smallint[]`}`
}
