import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { executeAnew } from '../db/statement-names.ts'
import { notHidden } from '../feedback/hidden.ts'
import { either } from './among.ts'
import { filtered, type SentFilter } from './shop-filters.ts'
import { familiesOf, type Group, type Placed } from './way-groups.ts'
import { isExact, isWholeFit, type Way } from './ways.ts'
import { isHeight, type Look, whereToLook } from './where-to-look.ts'

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
/** Which part of all that is found: what comes after something, or from the first way that is not exact on. */
export type Part = { after: After | null; isPastExact?: boolean; limit: number; isFirst: boolean }
/** `place` is null for what fits no way after all. */
type Row = { id: Id; score: string; place: number | null }
type Fitting = Row & { place: number }
type Found = { id: Id; score: string; way: string }

/** So many of the most popular that have the words of a family are compared; for the first pages fewer, as nobody goes on from most. */
const COMPARED = 300
const COMPARED_FIRST = 100

/**
 * Of each family the best ones are read once and told apart; a later family is read only while the page is not full, so a common word
 * costs what a rare one does. Families that look among the same pins are read together.
 */
export async function pinsInOrder(
  ctx: Context,
  asked: readonly Way[],
  wanted: Narrowed,
  { after, isPastExact = false, limit, isFirst }: Part,
): Promise<Found[]> {
  const products = wanted.products && (await filtered(ctx, { ...wanted.products, color: undefined })).where
  const rank = rankAsOne(wanted)
  const compared = isFirst && !rank ? Math.max(COMPARED_FIRST, limit) : COMPARED
  const ways = (rank ? asOne(asked, rank) : asked).map((way, place) => ({ ...way, place }))
  const at = ways.findIndex(({ name }) => (after ? name === after.way : !isPastExact || !isExact(name)))
  const start = at >= 0 ? at : after ? 0 : ways.length
  const read = new Map<Group, Fitting[]>()
  const found: Found[] = []
  for (const { family, group } of familiesOf(ways)) {
    const places = family.ways.map(({ place }) => place)
    if (found.length >= limit || (places.at(-1) ?? 0) < start) continue
    const rows = read.get(group) ?? (await readGroup(ctx, group, wanted, products, compared))
    read.set(group, rows)
    for (const row of rows)
      if (places.includes(row.place) && (!after || isBehind(row, start, after)))
        found.push({ id: row.id, score: row.score, way: (ways[row.place] as Way).name })
  }
  return found.slice(0, limit)
}

/** In the order of ways, and within a way of scores and ids. */
function isBehind({ id, score, place }: Fitting, start: number, after: After): boolean {
  if (place !== start) return place > start
  const [one, other] = [Number(score), Number(after.score)]
  return one < other || (one === other && BigInt(id) < BigInt(after.id))
}

/** The best of a group by way, score and id: where enough of the very best fit, all others are not looked at. */
async function readGroup(
  ctx: Context,
  group: Group,
  wanted: Narrowed,
  products: RawBuilder<unknown> | undefined,
  compared: number,
): Promise<Fitting[]> {
  const where = sql`${narrowed(wanted)} ${ofProducts(products)} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}`
  const { kind, since, tint } = wanted
  const isPlain = kind === undefined && since === undefined && tint === undefined && !products
  const all = group.families.flatMap(({ ways }) => ways)
  const looks = await whereToLook(ctx.house, all[0]?.said, compared)
  const apart: Row['place'][] = all.filter(({ apart }) => apart).map(({ place }) => place)
  let best: Row[] = []
  for (const look of looks) {
    if (isHeight(look) && !isPlain) continue
    best = await readBest(ctx, group, where, compared, look)
    if (best.filter(({ place }) => !apart.includes(place)).length >= compared) break
  }
  return best.filter((row): row is Fitting => row.place !== null)
}

/** What fits an earlier way that is no part of the group is left out. What is looked for apart is not among the others. */
async function readBest(
  ctx: Context,
  { families, few }: Group,
  where: RawBuilder<unknown>,
  compared: number,
  look: Look,
): Promise<Row[]> {
  const all = families.flatMap(({ ways }) => ways)
  const [first] = all
  const placing = families.flatMap(({ many, ways }) => [
    ...many.map(({ fits }) => sql`WHEN ${fits} THEN NULL`),
    ...ways.map(({ fits, place }) => sql`WHEN ${fits} THEN ${sql.lit(place)}`),
  ])
  const isShown = look === 'planned'
  const rare = typeof look === 'object' && 'rarest' in look ? first?.amongUnit?.(look.rarest) : undefined
  const pins = rare ? sql`(SELECT * FROM pin_search WHERE ${rare(isShown)} OFFSET 0) pin_search` : sql`pin_search`
  const others = all.filter(({ apart }) => apart)
  const among = sql`SELECT ${COLUMNS} FROM ${pins}
    WHERE ${first?.among(isShown)} ${each([...few, ...others], ({ fits }) => sql`AND NOT ${fits}`)} ${where}`
  // As it is written in the index.
  const above = isHeight(look) ? sql`AND score >= ${sql.lit(look.score)}::real` : sql``
  // OFFSET 0: all that have the words are found by them, and what a row fits is looked at once.
  const said = isShown ? among : sql`SELECT * FROM (${among} ${above} OFFSET 0) said`
  const best = [said, ...others.map(({ apart }) => sql`SELECT ${COLUMNS} FROM pin_search WHERE ${apart} ${where}`)]
  const statement = sql<Row>`SELECT pin_id AS id, rank::text AS score, place FROM (
      SELECT pin_id, place, (CASE WHEN place IS NOT NULL THEN ${rankOf(all)} END)::real AS rank FROM (
        SELECT *, CASE ${sql.join(placing, sql` `)} END AS place FROM (${sql.join(
          best.map((some) => sql`(${some} ORDER BY score DESC, pin_id DESC LIMIT ${sql.lit(compared)})`),
          sql` UNION ALL `,
        )}) best OFFSET 0) placed OFFSET 0) ranked
    ORDER BY place, rank DESC, pin_id DESC`
  const { rows } = await (isShown ? executeAnew(ctx.db, statement) : statement.execute(ctx.db))
  return rows
}

/** What ways look at and rank by. */
const COLUMNS = sql.raw(
  'pin_id, score, words, german, title, text, tags, topics, tints, tint_shares, meaning_code, saved_at',
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
  const which = (isShown: boolean) => either(ways.map((way) => way.which(isShown)))
  return [
    {
      name: first.name,
      family: 'any',
      among: which,
      amongKey: 'any',
      fits: which(false),
      which,
      rank,
      rankKey: 'any',
      but: [],
    },
  ]
}

function narrowed({ kind, since, tint }: Narrowed): RawBuilder<unknown> {
  return sql`${kind ? sql`AND kind = ${kind}` : sql``} ${since ? sql`AND saved_at >= ${since}` : sql``}
    ${tint === undefined ? sql`` : sql`AND tints @> ${[tint]}::smallint[]`}`
}
