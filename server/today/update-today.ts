import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { TodayPart } from '#domain/resources/today.ts'
import { withoutSensitive } from '#domain/rules/seo/noindex-reason.ts'
import { isLowered } from '#domain/rules/shopping/shopping-page.ts'
import { namesToAsk, saysName, usernamesSaid } from '#domain/rules/today/names-said.ts'
import {
  type Choices,
  ENOUGH,
  OF_A_CREATOR,
  POPULAR_DAYS,
  type Save,
  type TodayAggregate,
  todayParts,
  trendingWords,
  WORDS_MOST,
} from '#domain/rules/today/today-lists.ts'
import type { Db } from '../db/connect.ts'
import { booksOf } from '../db/reader.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'

const DAY = 24 * 3600_000
/** So many of the last saves, searches and products are read at most. */
const SAVES = 300_000
const PRODUCTS = 500
const SHOP = 50
const EVERYWHERE = ''
type Found = TodayAggregate<Id> & { pin: Id }
type Row = { place: string; part: TodayPart; ids: Id[] }

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
export const placeOf = (country: string, locale: string): string => `${country}-${locale.split('-')[0]}`

/** Makes the lists of the day anew, of every place and of everywhere. */
export async function updateToday(house: House): Promise<void> {
  const now = house.clock()
  const saves = await readSaves(house, now)
  const places = await placesOf(house, [...new Set(saves.map(({ by }) => by))])
  const choices = await readChoices(house)
  const chosen = Object.values(choices).flatMap(({ put }) => put)
  const aggregates = await readAggregates(house, [...new Set([...saves.map(({ what }) => what), ...chosen])])
  const known = [...aggregates.values()]
  const shop = await shopPart(house, choices.shop)
  const rows: Row[] = []
  for (const place of new Set([EVERYWHERE, ...places.values()])) {
    const own = place ? saves.filter(({ by }) => places.get(by) === place) : saves
    const parts = todayParts(known, own, now, choices)
    for (const part of ['best', 'trending', 'popular'] as const) rows.push({ place, part, ids: parts[part] })
    rows.push({ place, part: 'shop', ids: shopOf(shop, place ? new Set(own.map(({ what }) => what)) : null) })
  }
  await write(house, dayOf(now), rows, new Map([...aggregates, ...shop.map((one) => [one.id, one] as const)]))
  await writeWords(house, now)
}

async function readSaves({ db }: House, now: Date): Promise<Save<Id>[]> {
  const { rows } = await sql<Save<Id>>`SELECT aggregate_id AS what, pinner_id AS by, saved_at AS at FROM pins
    WHERE audience = 0 AND state = 'live' AND is_repin AND saved_at > ${new Date(now.getTime() - POPULAR_DAYS * DAY)}
    ORDER BY saved_at DESC LIMIT ${SAVES}`.execute(db)
  return rows
}

async function placesOf({ db }: House, ids: Id[]): Promise<Map<Id, string>> {
  const { rows } = await sql<{ id: Id; country: string; locale: string }>`SELECT id, country, locale FROM users
    WHERE id = ANY(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, country, locale }) => [id, placeOf(country, locale)]))
}

/** Only what everyone may see, each by the pin that speaks for it. */
async function readAggregates({ db }: House, ids: Id[]): Promise<Map<Id, Found>> {
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

async function readChoices({ db }: House): Promise<Record<TodayPart, Choices<Id>>> {
  const rows = await db.selectFrom('today_choices').selectAll().orderBy('position').orderBy('chosen_at').execute()
  const of = (part: TodayPart): Choices<Id> => ({
    put: rows.filter((row) => row.part === part && !row.is_out).map((row) => row.aggregate_id),
    out: rows.filter((row) => row.part === part && row.is_out).map((row) => row.aggregate_id),
  })
  return { best: of('best'), trending: of('trending'), popular: of('popular'), shop: of('shop') }
}

type Priced = { id: Id; creator: Id | null; offer: Parameters<typeof isLowered>[0] }

type Product = Found & { rank: number }

/** What is saved here, filled from everywhere below 8; lowered prices come first wherever they are saved. */
function shopOf(products: readonly Product[], here: ReadonlySet<Id> | null): Id[] {
  const isHere = ({ id, rank }: Product) => !here || rank < 0 || here.has(id)
  const own = fewOfEach(products.filter(isHere))
  const hereFirst = products.toSorted((a, b) => a.rank - b.rank || Number(isHere(b)) - Number(isHere(a)))
  const wanted = own.length >= ENOUGH ? own : fewOfEach(hereFirst)
  return wanted.slice(0, SHOP).map(({ id }) => id)
}

/** One creator at most twice beside what staff put there, before it is told whether there are enough. */
function fewOfEach(products: readonly Product[]): Product[] {
  const times = new Map<Id, number>()
  return products.filter(({ creator, rank }) => {
    if (!creator) return true
    times.set(creator, (times.get(creator) ?? 0) + 1)
    return rank < 0 || (times.get(creator) ?? 0) <= OF_A_CREATOR
  })
}

/** Products in stock: what staff put there, in their order, then lowered prices, then as they are liked. */
async function shopPart({ db }: House, { put, out }: Choices<Id>): Promise<Product[]> {
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
    put.includes(id) ? put.indexOf(id) - put.length : isLowered(known.get(id)?.offer ?? null) ? 1 : 2
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

/** Nobody meets a day without its lists. What fills a new house does all of it at once already. */
const atOnce = (house: House, work: (db: Db) => Promise<void>): Promise<void> =>
  house.db.isTransaction ? work(booksOf(house)) : inUnitOfWork(house, 'house', ({ db }) => work(db))

async function write(house: House, day: string, rows: Row[], aggregates: ReadonlyMap<Id, Found>): Promise<void> {
  const all = rows.flatMap(({ place, part, ids }) =>
    ids.flatMap((id, rank) => {
      const aggregate = aggregates.get(id)
      return aggregate
        ? [{ day, place, part, rank, pin_id: aggregate.pin, aggregate_id: id, creator_id: aggregate.creator }]
        : []
    }),
  )
  await atOnce(house, async (db) => {
    await db
      .deleteFrom('today_pins')
      .where('day', '=', day as never)
      .execute()
    const AT_ONCE = 1000
    for (let at = 0; at < all.length; at += AT_ONCE)
      await db
        .insertInto('today_pins')
        .values(all.slice(at, at + AT_ONCE) as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}

/** today.5: words of every place and of everywhere; never a person's name. */
async function writeWords(house: House, now: Date): Promise<void> {
  const { db } = house
  const { rows: searches } = await sql<{ word: string; by: Id; at: Date }>`SELECT term AS word, user_id AS by,
    searched_at AS at FROM searches WHERE searched_at > ${new Date(now.getTime() - 8 * DAY)}
    ORDER BY searched_at DESC LIMIT ${SAVES}`.execute(db)
  const places = await placesOf(house, [...new Set(searches.map(({ by }) => by))])
  const found = [...new Set([EVERYWHERE, ...places.values()])].map((place) => {
    const own = place ? searches.filter(({ by }) => places.get(by) === place) : searches
    return { place, words: trendingWords(own, now).filter((word) => withoutSensitive(word) === word) }
  })
  const names = await namesAmong(house, [...new Set(found.flatMap(({ words }) => words))])
  const day = dayOf(now)
  const kept = found.flatMap(({ place, words }) =>
    words
      .filter((word) => !names.has(word))
      .slice(0, WORDS_MOST)
      .map((word, rank) => ({ place, rank, word })),
  )
  await atOnce(house, async (db) => {
    await db
      .deleteFrom('today_words')
      .where('day', '=', day as never)
      .execute()
    if (kept.length)
      await db
        .insertInto('today_words')
        .values(kept.map((row) => ({ day, ...row })) as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}

/** The terms that say someone's full name or username, also of those who don't want to be found. */
async function namesAmong({ db }: House, terms: string[]): Promise<Set<string>> {
  const asked = terms.flatMap((term) => {
    const query = namesToAsk(term)
    return query ? [{ term, query }] : []
  })
  const { rows } = await sql<{
    term: string
    first_name: string
    last_name: string
  }>`SELECT DISTINCT term, first_name, last_name
    FROM unnest(${asked.map((one) => one.term)}::text[], ${asked.map((one) => one.query)}::text[]) AS asked(term, query), users
    WHERE name_lexemes(first_name, last_name) @@ query::tsquery`.execute(db)
  const usernames = terms.flatMap((term) => usernamesSaid(term).map((username) => ({ term, username })))
  const { rows: taken } = await sql<{ handle: string }>`SELECT handle FROM handles
    WHERE handle = ANY(${usernames.map(({ username }) => username)}::text[])`.execute(db)
  const isTaken = new Set(taken.map(({ handle }) => handle))
  return new Set([
    ...rows.filter((row) => saysName(row.term, row.first_name, row.last_name)).map(({ term }) => term),
    ...usernames.filter(({ username }) => isTaken.has(username)).map(({ term }) => term),
  ])
}
