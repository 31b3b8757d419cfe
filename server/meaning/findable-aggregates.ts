import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { extractHashtags } from '#domain/rules/format/hashtags.ts'
import { foldText } from '#domain/rules/search/query-text.ts'
import type { ReadOnlyDb } from '../db/read-only-db.ts'

/** The data by which an aggregate is searched: its texts, picture and topics, and the pin that represents it. */
export type FindableAggregate = {
  pin_id: Id
  aggregate_id: Id
  kind: string
  score: number
  saved_at: Date
  host: string | null
  text: string
  /** Its words by weight: title, objects in the picture, description, and the names of its boards and topics. */
  title: string
  seen: string
  said: string
  boards: string
  tags: string[]
  topics: Id[]
  picture: FindablePicture | null
}
export type FindablePicture = {
  look: Buffer | null
  objects: { label: string; score: number }[]
  kinds: string[]
  colors: number[]
  tints: number[]
  tint_shares: number[]
}

type SavedAggregate = {
  id: Id
  kind: string
  category: string | null
  image_signature: string | null
  interest_id: Id | null
  saves: number
  is_first_listed: boolean
  first_pin_id: Id
  oldest: Id[]
  boards: Id[]
  topics: Id[]
}

/** Number of an aggregate's pins whose board names are read. */
const BOARDS = 12
const OLDEST = 3
const SURE = 0.6
/** A product that left its catalogue leaves search after 30 days (shop.15). */
const GONE_FOR = 30 * 86_400_000
const TOPICS = 10
const WORDS_MOST = 2000
const HOST = /^https?:\/\/(?:www\.)?([^/:?#]+)/i

/**
 * Loads those of the aggregates that may be found now. Aggregates without a listed pin, and products unavailable for
 * long, are left out.
 */
export async function loadFindableAggregates(
  db: ReadOnlyDb,
  ids: readonly Id[],
  now: Date,
): Promise<FindableAggregate[]> {
  const aggregates = await readAggregates(db, ids, now)
  const speakers = aggregates.flatMap((aggregate) =>
    aggregate.is_first_listed ? [aggregate.first_pin_id] : aggregate.oldest,
  )
  if (!speakers.length) return []
  const signatures = aggregates.flatMap(({ image_signature }) => image_signature ?? [])
  const [pins, boards, pictures, interests] = [
    await readPins(db, speakers),
    await readBoards(db, [...new Set(aggregates.flatMap((aggregate) => aggregate.boards))]),
    await readPictures(db, signatures),
    await readInterests(db, [...new Set(aggregates.flatMap(topicsOf))]),
  ]
  return aggregates.flatMap((aggregate): FindableAggregate[] => {
    const pin = (aggregate.is_first_listed ? [aggregate.first_pin_id] : aggregate.oldest).flatMap(
      (id) => pins.get(id) ?? [],
    )[0]
    if (!pin) return []
    const topics = topicsOf(aggregate)
    const host = HOST.exec(pin.link ?? '')?.[1]?.toLowerCase() ?? null
    const names = [...new Set(aggregate.boards.flatMap((id) => boards.get(id) ?? []))]
    const words = [pin.title, pin.description, pin.alt_text].some(Boolean)
    // A picture without any text is found by the objects it shows.
    const shown = words ? [] : labelsOf(pictures.get(aggregate.image_signature ?? ''))
    const said = [
      pin.title,
      pin.description,
      pin.alt_text,
      aggregate.category?.replaceAll('_', ' '),
      ...topics.map((id) => interests.get(id)),
      ...names,
      ...shown,
      host,
    ]
    return [
      {
        pin_id: pin.id,
        aggregate_id: aggregate.id,
        kind: aggregate.kind,
        score: popularity(aggregate.saves, pin.favorite_count, pin.saved_at),
        saved_at: pin.saved_at,
        host,
        title: pin.title ?? '',
        seen: [pin.alt_text, ...shown].filter(Boolean).join(' '),
        said: pin.description ?? '',
        boards: [...names, ...topics.map((id) => interests.get(id))].filter(Boolean).join(' '),
        tags: extractHashtags(pin.description ?? '').map(foldText),
        text: said.filter(Boolean).join(' ').slice(0, WORDS_MOST),
        topics,
        picture: pictures.get(aggregate.image_signature ?? '') ?? null,
      },
    ]
  })
}

/** Labels of the objects and kinds the models are sure to see in a picture. */
const labelsOf = (picture: FindablePicture | undefined): string[] => [
  ...new Set([
    ...(picture?.kinds ?? []),
    ...(picture?.objects ?? []).filter(({ score }) => score >= SURE).map(({ label }) => label.replaceAll('_', ' ')),
  ]),
]

const topicsOf = ({ topics, interest_id }: SavedAggregate): Id[] =>
  [...new Set([...topics, ...(interest_id && !topics.length ? [interest_id] : [])])].slice(0, TOPICS)

/**
 * Popular aggregates first, and fresher ones among equals. It is computed from absolute dates, so that it never has to
 * be updated.
 */
const popularity = (saves: number, favorites: number, savedAt: Date) =>
  Math.fround(Math.log(2 + 2 * saves + favorites) + savedAt.getTime() / 86_400_000 / 30)

async function readAggregates(db: ReadOnlyDb, ids: readonly Id[], now: Date): Promise<SavedAggregate[]> {
  const goneSince = new Date(now.getTime() - GONE_FOR).toISOString()
  const listed = sql`FROM aggregate_pins l WHERE l.aggregate_id = a.id AND l.audience = 0`
  const { rows } = await sql<SavedAggregate>`
    SELECT a.id, a.kind, a.category, a.image_signature, a.interest_id, a.saves, a.first_pin_id,
      EXISTS (SELECT 1 ${listed} AND l.pin_id = a.first_pin_id) AS is_first_listed,
      ARRAY(SELECT l.pin_id ${listed} ORDER BY l.saved_at, l.pin_id LIMIT ${OLDEST}) AS oldest,
      ARRAY(SELECT l.board_id ${listed} AND l.board_id IS NOT NULL ORDER BY l.saved_at DESC, l.pin_id DESC LIMIT ${BOARDS}) AS boards,
      ARRAY(SELECT t.interest_id FROM aggregate_topics t WHERE t.aggregate_id = a.id AND NOT t.is_off
        ORDER BY t.source NOT IN ('creator', 'staff'), t.confidence DESC, t.interest_id) AS topics
    FROM aggregates a WHERE a.id = ANY(${ids}::bigint[]) AND a.state = 'live'
      AND coalesce(a.rich #>> '{catalogue,gone_at}' > ${goneSince}, true)`.execute(db)
  return rows
}

async function readPins(db: ReadOnlyDb, ids: Id[]) {
  const pins = await db
    .selectFrom('pins')
    .select(['id', 'title', 'description', 'alt_text', 'link', 'favorite_count', 'saved_at'])
    .where('id', 'in', ids)
    .where('state', '=', 'live')
    .execute()
  return new Map(pins.map((pin) => [pin.id, pin]))
}

async function readBoards(db: ReadOnlyDb, ids: Id[]): Promise<Map<Id, string>> {
  if (!ids.length) return new Map()
  const boards = await db.selectFrom('boards').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(boards.map(({ id, name }) => [id, name]))
}

async function readPictures(db: ReadOnlyDb, signatures: string[]): Promise<Map<string, FindablePicture>> {
  if (!signatures.length) return new Map()
  const pictures = await db
    .selectFrom('images')
    .select(['signature', 'look', 'objects', 'kinds', 'colors', 'tints', 'tint_shares'])
    .where('signature', 'in', signatures)
    .execute()
  return new Map(pictures.map((picture) => [picture.signature, picture as unknown as FindablePicture]))
}

async function readInterests(db: ReadOnlyDb, ids: Id[]): Promise<Map<Id, string>> {
  if (!ids.length) return new Map()
  const interests = await db.selectFrom('interests').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(interests.map(({ id, name }) => [id, name]))
}
