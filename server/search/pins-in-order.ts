import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notHidden } from '../feedback/hidden.ts'
import { type Narrowed, narrowed, ofProducts } from './narrowed.ts'
import { type Many, type Row, readBest, type Stored } from './read-best.ts'
import { filtered } from './shop-filters.ts'
import { familiesOf, type Group } from './way-groups.ts'
import { isExact, type Way } from './ways.ts'
import { isAmongBest, whereToLook } from './where-to-look.ts'

export type FoundPin = { id: Id; cursor_key: CursorKey } & Stored
export type After = { way: string; score: string; id: string }
/** Which part of all that is found: what comes after something, or from the first way that is not exact on. */
export type Part = {
  after: After | null
  isPastExact?: boolean
  limit: number
  isFirst: boolean
  /** So many of the best are told with what they look like and mean. */
  withStored?: number
}
type Fitting = Row & { place: number }
export type Found = { id: Id; score: string; way: string } & Stored

/** So many of the most popular that have the words of a family are compared; for the first pages fewer, as nobody goes on from most. */
export const COMPARED = 300
const COMPARED_FIRST = 100
/** About this part of all has much of one color. */
const OF_A_COLOR = 0.1
/** Where so many have a color that is to come first, all others are not looked at. */
const ENOUGH_OF_A_COLOR = 100

/**
 * Of each family the best ones are read once and told apart; a later family is read only while the page is not full, so a common word
 * costs what a rare one does. Families that look among the same pins are read together.
 */
export async function pinsInOrder(
  ctx: Context,
  asked: readonly Way[],
  wanted: Narrowed,
  { after, isPastExact = false, limit, isFirst, withStored = 0 }: Part,
): Promise<Found[]> {
  const products = wanted.products && (await filtered(ctx, { ...wanted.products, color: undefined })).where
  const compared = isFirst ? Math.max(COMPARED_FIRST, limit) : COMPARED
  const enough = wanted.isMostFirst ? ENOUGH_OF_A_COLOR : limit
  const ways = asked.map((way, place) => ({ ...way, place }))
  const at = ways.findIndex(({ name }) => (after ? name === after.way : !isPastExact || !isExact(name)))
  const start = at >= 0 ? at : after ? 0 : ways.length
  const read = new Map<Group, Fitting[]>()
  const found: Found[] = []
  for (const { family, group } of familiesOf(ways)) {
    const places = family.ways.map(({ place }) => place)
    if (found.length >= enough || (places.at(-1) ?? 0) < start) continue
    const rows = read.get(group) ?? (await readGroup(ctx, group, wanted, products, { compared, withStored }))
    read.set(group, rows)
    for (const { place, ...row } of rows)
      if (places.includes(place) && (!after || isBehind({ ...row, place }, start, after)))
        found.push({ ...row, way: (ways[place] as Way).name })
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
  many: Many,
): Promise<Fitting[]> {
  const where = sql`${narrowed(wanted)} ${ofProducts(products)} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}`
  const { kind, since, tint, guides } = wanted
  const isPlain = kind === undefined && since === undefined && !guides && !products
  const all = group.families.flatMap(({ ways }) => ways)
  const enough = wanted.isMostFirst ? ENOUGH_OF_A_COLOR : many.compared
  const known = await whereToLook(ctx.house, all[0]?.said, enough, tint === undefined ? 1 : OF_A_COLOR)
  const reaches = known.filter((reach) => isPlain || !isAmongBest(reach))
  const apart: Row['place'][] = all.filter(({ apart }) => apart).map(({ place }) => place)
  let best: Row[] = []
  for (const reach of reaches) {
    best = await readBest(ctx, group, where, many, reach)
    if (best.filter(({ place }) => !apart.includes(place)).length >= enough) break
  }
  return best.filter((row): row is Fitting => row.place !== null)
}
