import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { TodayPart } from '#domain/resources/today.ts'
import { isBelowStandardPrice } from '#domain/rules/shopping/shopping-page.ts'
import {
  buildTodayParts,
  buildTodayShopList,
  TODAY_POPULAR_DAYS,
  type TodayAggregate,
  type TodaySave,
  type TodayStaffPicks,
} from '#domain/rules/today/today-lists.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import type { Db } from '../db/connect.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { DAY_MS, loadTodayPlaces, PLACE_EVERYWHERE, toUtcDay } from './places.ts'
import { updateTodayWords } from './update-words.ts'

/** Maximum number of latest saves and products read. */
const SAVES = 300_000
const PRODUCTS = 500
type Found = TodayAggregate<Id> & { pin: Id }
type Row = { place: string; part: TodayPart; ids: Id[] }

/**
 * Rebuilds the lists of the day for every place and for everywhere. Runs one at a time, so that the latest run wins,
 * and in one transaction, so that the lists are never missing.
 */
export const updateToday = (house: House): Promise<void> =>
  inUnitOfWork(house, 'house', async ({ db }) => {
    await acquireAdvisoryLock({ db }, 'today')
    const now = house.clock()
    await updatePins(db, now)
    await updateTodayWords(db, now)
  })

async function updatePins(db: Db, now: Date): Promise<void> {
  const saves = await readSaves(db, now)
  const places = await loadTodayPlaces(db, [...new Set(saves.map(({ by }) => by))])
  const choices = await readChoices(db)
  const chosen = Object.values(choices).flatMap(({ put }) => put)
  const aggregates = await readAggregates(db, [...new Set([...saves.map(({ what }) => what), ...chosen])])
  const known = [...aggregates.values()]
  const shop = await shopPart(db, choices.shop)
  const rows: Row[] = []
  for (const place of new Set([PLACE_EVERYWHERE, ...places.values()])) {
    const own = place ? saves.filter(({ by }) => places.get(by) === place) : saves
    const parts = buildTodayParts(known, own, now, choices)
    for (const part of ['best', 'trending', 'popular'] as const) rows.push({ place, part, ids: parts[part] })
    rows.push({
      place,
      part: 'shop',
      ids: buildTodayShopList(shop, place ? new Set(own.map(({ what }) => what)) : null),
    })
  }
  await write(db, toUtcDay(now), rows, new Map([...aggregates, ...shop.map((one) => [one.id, one] as const)]))
}

async function readSaves(db: Db, now: Date): Promise<TodaySave<Id>[]> {
  const { rows } = await sql<TodaySave<Id>>`SELECT aggregate_id AS what, pinner_id AS by, saved_at AS at FROM pins
    WHERE audience = 0 AND state = 'live' AND is_repin AND saved_at > ${new Date(now.getTime() - TODAY_POPULAR_DAYS * DAY_MS)}
    ORDER BY saved_at DESC LIMIT ${SAVES}`.execute(db)
  return rows
}

/** Loads public aggregates only, each with the pin that represents it. */
async function readAggregates(db: Db, ids: Id[]): Promise<Map<Id, Found>> {
  const { rows } = await sql<{ id: Id; pin: Id }>`SELECT aggregate_id AS id, pin_id AS pin FROM pin_search
    WHERE aggregate_id = ANY(${ids}::bigint[])`.execute(db)
  const { rows: made } = await sql<Omit<Found, 'pin'>>`SELECT id, origin_pinner_id AS creator, interest_id AS topic,
    created_at AS "createdAt" FROM aggregates WHERE id = ANY(${rows.map((row) => row.id)}::bigint[])
      AND state = 'live' AND image_signature IS NOT NULL AND story_deleted_at IS NULL AND NOT is_sensitive`.execute(db)
  const pins = new Map(rows.map(({ id, pin }) => [id, pin]))
  return new Map(
    made.flatMap((aggregate) =>
      pins.has(aggregate.id) ? [[aggregate.id, { ...aggregate, pin: pins.get(aggregate.id) as Id }]] : [],
    ),
  )
}

async function readChoices(db: Db): Promise<Record<TodayPart, TodayStaffPicks<Id>>> {
  const rows = await db.selectFrom('today_choices').selectAll().orderBy('position').orderBy('chosen_at').execute()
  const of = (part: TodayPart): TodayStaffPicks<Id> => ({
    put: rows.filter((row) => row.part === part && !row.is_out).map((row) => row.aggregate_id),
    out: rows.filter((row) => row.part === part && row.is_out).map((row) => row.aggregate_id),
  })
  return { best: of('best'), trending: of('trending'), popular: of('popular'), shop: of('shop') }
}

type Priced = { id: Id; creator: Id | null; offer: Parameters<typeof isBelowStandardPrice>[0] }

type Product = Found & { rank: number }

/** Products in stock: choices of staff in their order, then reduced prices, then by popularity. */
async function shopPart(db: Db, { put, out }: TodayStaffPicks<Id>): Promise<Product[]> {
  const { rows } = await sql<{ id: Id; pin: Id }>`SELECT id, pin FROM (
      (SELECT aggregate_id AS id, pin_id AS pin, score FROM pin_search WHERE kind = 'product'
        ORDER BY score DESC, pin_id DESC LIMIT ${PRODUCTS})
      UNION SELECT aggregate_id, pin_id, score FROM pin_search WHERE aggregate_id = ANY(${put}::bigint[]) AND kind = 'product'
    ) products ORDER BY score DESC, pin DESC`.execute(db)
  const { rows: priced } =
    await sql<Priced>`SELECT id, origin_pinner_id AS creator, rich #> '{rich_summary,products,0,offer_summary}' AS offer
    FROM aggregates WHERE id = ANY(${rows.map((row) => row.id)}::bigint[]) AND state = 'live'
      AND NOT coalesce((rich ->> 'is_oos_product')::boolean, false)`.execute(db)
  const known = new Map(priced.map((one) => [one.id, one]))
  const inStock = rows.filter(({ id }) => known.has(id) && !out.includes(id))
  const rankOf = (id: Id) =>
    put.includes(id) ? put.indexOf(id) - put.length : isBelowStandardPrice(known.get(id)?.offer ?? null) ? 1 : 2
  return inStock
    .map((row) => ({
      ...row,
      creator: known.get(row.id)?.creator ?? null,
      topic: null,
      createdAt: new Date(0),
      rank: rankOf(row.id),
    }))
    .sort((a, b) => a.rank - b.rank)
}

async function write(db: Db, day: string, rows: Row[], aggregates: ReadonlyMap<Id, Found>): Promise<void> {
  const all = rows.flatMap(({ place, part, ids }) =>
    ids.flatMap((id, rank) => {
      const aggregate = aggregates.get(id)
      return aggregate
        ? [{ day, place, part, rank, pin_id: aggregate.pin, aggregate_id: id, creator_id: aggregate.creator }]
        : []
    }),
  )
  await db
    .deleteFrom('today_pins')
    .where('day', '=', day as never)
    .execute()
  const AT_ONCE = 1000
  for (let at = 0; at < all.length; at += AT_ONCE)
    await db
      .insertInto('today_pins')
      .values(all.slice(at, at + AT_ONCE) as never)
      .execute()
}
