import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { mergePinTopics, type PinTopic, type TopicJudgment } from '#domain/rules/interests/merge-pin-topics.ts'
import { combineTextAndImageTopics, topicsFromImageLabels } from '#domain/rules/interests/topics-from-image.ts'
import { topicsFromText } from '#domain/rules/interests/topics-from-text.ts'
import type { DetectedObject } from '#domain/rules/visual/detected-objects.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { findCategoryRow, type InterestTree, loadInterestTree } from './interest-tree.ts'

/** The parts of a house that topic assignment needs; within a transaction, `db` is that transaction. */
type Giving = Pick<House, 'db' | 'settings' | 'uptime'>
type DescribedAggregate = {
  id: Id
  title: string
  description: string
  alt_text: string
  board: string | null
  /** Objects that the models found in its picture. */
  seen: readonly string[]
}
/** Minimum confidence with which a found object implies a topic. */
const SURE = 0.6
type AggregateTopics = { aggregate_id: Id; topics: PinTopic<Id>[] }

/**
 * Assigns topics to aggregates by the words of their first pins and by their pictures, unless people chose other ones.
 */
export async function assignTopics(house: Giving, ids: readonly Id[]): Promise<void> {
  if (!ids.length) return
  const tree = await loadInterestTree(house)
  const aggregates = await readAggregates(house, ids)
  const said = await readSaid(house, ids)
  const kept = aggregates.map(({ id, ...words }) => ({
    aggregate_id: id,
    topics: mergePinTopics(said.get(id) ?? [], foundIn(words, tree), (one) => tree.byId.get(one)?.is_sensitive ?? true),
  }))
  await writeTopics(house, kept, tree)
}

function foundIn(
  { title, alt_text, description, board, seen }: Omit<DescribedAggregate, 'id'>,
  { vocabulary }: InterestTree,
): PinTopic<Id>[] {
  const text = [title, alt_text, description, board ?? ''].map((part) => part.replaceAll('\n', ' ')).join('\n')
  const words = topicsFromText(text, vocabulary).map((topic) => ({ ...topic, source: 'words' as const }))
  return combineTextAndImageTopics(words, topicsFromImageLabels(seen, vocabulary), vocabulary)
}

async function readAggregates({ db }: Giving, ids: readonly Id[]): Promise<DescribedAggregate[]> {
  const aggregates = await db
    .selectFrom('aggregates')
    .select(['id', 'first_pin_id', 'image_signature'])
    .where('id', 'in', ids)
    .execute()
  const firsts = aggregates.flatMap(({ first_pin_id }) => first_pin_id ?? [])
  if (!firsts.length) return []
  const pins = await db
    .selectFrom('pins')
    .select(['id', 'title', 'description', 'alt_text', 'board_id'])
    .where('id', 'in', firsts)
    .execute()
  const boards = await namesOf(
    db,
    pins.flatMap(({ board_id }) => board_id ?? []),
  )
  const seen = await seenIn(
    db,
    aggregates.flatMap(({ image_signature }) => image_signature ?? []),
  )
  const byId = new Map(pins.map((pin) => [pin.id, pin]))
  return aggregates.flatMap(({ id, first_pin_id, image_signature }) => {
    const pin = first_pin_id && byId.get(first_pin_id)
    const board = (pin?.board_id && boards.get(pin.board_id)) ?? null
    return pin ? [{ ...pin, id, board, seen: seen.get(image_signature ?? '') ?? [] }] : []
  })
}

/** Loads the objects that the models found with enough confidence in these pictures. */
async function seenIn(db: House['db'], signatures: string[]): Promise<Map<string, string[]>> {
  if (!signatures.length) return new Map()
  const rows = await db
    .selectFrom('images')
    .select(['signature', 'kinds', 'objects'])
    .where('signature', 'in', signatures)
    .execute()
  return new Map(
    rows.map(({ signature, kinds, objects }) => {
      const sure = (objects as unknown as DetectedObject[]).filter(({ score }) => score >= SURE)
      return [signature, [...kinds, ...sure.map(({ label }) => label)]]
    }),
  )
}

async function namesOf(db: House['db'], ids: Id[]): Promise<Map<Id, string>> {
  if (!ids.length) return new Map()
  const rows = await db.selectFrom('boards').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readSaid({ db }: Giving, ids: readonly Id[]): Promise<Map<Id, TopicJudgment<Id>[]>> {
  const rows = await db
    .selectFrom('aggregate_topics')
    .select(['aggregate_id', 'interest_id', 'source', 'is_off'])
    .where('aggregate_id', 'in', ids)
    .where('source', 'in', ['creator', 'staff'])
    .execute()
  const said = new Map<Id, TopicJudgment<Id>[]>()
  for (const { aggregate_id, interest_id, source, is_off } of rows)
    said.set(aggregate_id, [
      ...(said.get(aggregate_id) ?? []),
      { interest: interest_id, source: source as TopicJudgment<Id>['source'], is_off },
    ])
  return said
}

/**
 * Stores the found topics next to those that people chose. The strongest one becomes the aggregate's topic and
 * category.
 */
async function writeTopics(house: Giving, kept: AggregateTopics[], tree: InterestTree): Promise<void> {
  const db = maintenanceDb(house)
  const ids = kept.map(({ aggregate_id }) => aggregate_id)
  await db
    .deleteFrom('aggregate_topics')
    .where('aggregate_id', 'in', ids)
    .where('source', 'in', ['words', 'look'])
    .execute()
  const rows = kept.flatMap(({ aggregate_id, topics }) =>
    topics
      .filter(({ source }) => source === 'words' || source === 'look')
      .map(({ interest, confidence, source }) => ({ aggregate_id, interest_id: interest, confidence, source })),
  )
  if (rows.length) await db.insertInto('aggregate_topics').values(rows).execute()
  const strongest = kept.map(({ topics }) => topics[0]?.interest ?? null)
  await sql`UPDATE aggregates a SET interest_id = n.interest_id, category = n.category
    FROM unnest(${ids}::bigint[], ${strongest}::bigint[], ${strongest.map((one) => categoryOf(one, tree))}::text[])
      AS n(id, interest_id, category)
    WHERE a.id = n.id AND (a.interest_id, a.category) IS DISTINCT FROM (n.interest_id, n.category)`.execute(db)
  await sql`UPDATE pin_search s SET topics = n.topics::bigint[]
    FROM unnest(${ids}::bigint[], ${kept.map(({ topics }) => `{${topics.map(({ interest }) => interest).join()}}`)}::text[])
      AS n(id, topics) WHERE s.aggregate_id = n.id`.execute(db)
}

/** The top-level name of a topic, as stored in a pin's category: "home_decor". */
function categoryOf(interest: Id | null, tree: InterestTree): string | null {
  return findCategoryRow(interest, tree)?.url_name.replaceAll('-', '_') ?? null
}
