import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { topicsFromText } from '#domain/rules/interests/topics-from-text.ts'
import type { House } from '../house.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'
import { type InterestTree, loadInterestTree } from '../records/interest-tree.ts'

/**
 * Statistics of topics over all pins: related topics, topics with enough pins, products or videos for a page, and those
 * that have any.
 */
export type TopicStats = {
  /** Cover pins of each topic, best first; every topic with listed pins has some. */
  covers: ReadonlyMap<Id, Id[]>
  /** Topics whose first cover surely shows what they are about. */
  pictured: ReadonlySet<Id>
  /** Number of the best pins about each topic, subtopics included. A topic without listed pins has no entry. */
  pinCounts: ReadonlyMap<Id, number>
  near: ReadonlyMap<Id, Id[]>
  full: ReadonlySet<Id>
  shops: ReadonlySet<Id>
  films: ReadonlySet<Id>
  /** The best products and videos of each topic that has any, subtopics included; those mainly about it come first. */
  holding: { products: ReadonlyMap<Id, Id[]>; videos: ReadonlyMap<Id, Id[]> }
}
type Row = { pin_id: Id; aggregate_id: Id; topics: Id[] }
/**
 * A pin about a topic: its rank by score, whether that is its main topic, with which confidence, and whether a person or
 * an image model assigned it.
 */
type Candidate = { pin: Id; rank: number; isFirst: boolean; confidence: number; isSeen: boolean }

/** Topics with fewer pins are not indexed by search engines. */
export const MIN_PINS_FOR_INDEXING = 4
/** Number of best pins read. Rare topics are looked up individually. */
const SAMPLE = 5_000
const LOOKED_AT = 24
const COVERS = 6
/** Minimum confidence for a cover pin whose alt text implies no topic; less is needed without alt text. */
const SURE = 0.8
const SURE_WITHOUT_ALT = 0.6
/** Sources that tell what a picture shows: an image model, the creator, or staff. */
const SAID: ReadonlySet<string> = new Set(['look', 'creator', 'staff'])
const NEAR = 4
const TOGETHER = 3
const facts = makeHouseCache<TopicStats>({ max: 1, ttl: 60_000 })

export const loadTopicStats = (house: House): Promise<TopicStats> =>
  getOrLoadEntry(facts(house), 'all', () => readFacts(house))

async function readFacts(house: House): Promise<TopicStats> {
  const tree = await loadInterestTree(house)
  const { rows } = await sql<Row>`SELECT pin_id, aggregate_id, topics::text[] AS topics FROM pin_search
    ORDER BY score DESC, pin_id DESC LIMIT ${SAMPLE}`.execute(house.db)
  const known = new Set(rows.flatMap(({ topics }) => topics))
  const rare = await readRare(
    house,
    [...tree.byId.keys()].filter((id) => !known.has(id)),
  )
  const candidates = await candidatesOf(house, [...rows, ...rare])
  const chosen = await coversOf(house, tree, candidates)
  const covers = new Map([...chosen].map(([id, pins]) => [id, pins.map(({ pin }) => pin)]))
  const pinCounts = new Map([...candidates].map(([id, all]) => [id, all.length]))
  const full = new Set([...candidates].flatMap(([id, all]) => (all.length >= MIN_PINS_FOR_INDEXING ? [id] : [])))
  for (const { id } of tree.childrenOf(null)) {
    const below = tree.childrenOf(id).map((child) => child.id)
    if (below.some((one) => full.has(one))) full.add(id)
    const pins = new Set([id, ...below].flatMap((one) => (candidates.get(one) ?? []).map(({ pin }) => pin)))
    if (pins.size) pinCounts.set(id, pins.size)
    // A parent topic takes the best cover of each child. The name is broad, so a pin that is surely about a subtopic is
    // better than no picture.
    const shown = below.flatMap((one) => chosen.get(one)?.slice(0, 1) ?? [])
    const sure = [id, ...below].flatMap((one) => (candidates.get(one) ?? []).filter(isSurelyAbout))
    const best = shown.length ? shown : (chosen.get(id) ?? sure)
    const pinsOfBest = [...new Set(best.toSorted(mainAndBestFirst).map(({ pin }) => pin))]
    if (best.length) covers.set(id, pinsOfBest.slice(0, COVERS))
  }
  const pictured = new Set(covers.keys())
  for (const id of pinCounts.keys()) {
    const about = [id, ...tree.childrenOf(id).map((child) => child.id)].flatMap((one) => candidates.get(one) ?? [])
    if (!covers.has(id))
      covers.set(
        id,
        about.slice(0, COVERS).map(({ pin }) => pin),
      )
  }
  const holding = { products: await pinsOfKind(house, tree, 'product'), videos: await pinsOfKind(house, tree, 'video') }
  const enough = (pins: ReadonlyMap<Id, Id[]>) =>
    new Set([...pins].flatMap(([id, all]) => (all.length >= MIN_PINS_FOR_INDEXING ? [id] : [])))
  const [shops, films] = [enough(holding.products), enough(holding.videos)]
  const topics = rows.map((row) => row.topics)
  const above = topics.map((of) => [...new Set(of.map((id) => tree.byId.get(id)?.parent_id ?? id))])
  // Most pins are about subtopics, so relations between parent topics are derived from these.
  const near = new Map([...nearOf(topics), ...[...nearOf(above)].filter(([id]) => !tree.byId.get(id)?.parent_id)])
  return { covers, pictured, pinCounts, near, full, shops, films, holding }
}

/** Candidate pins of each topic: those whose main topic it is first, then by confidence, then by popularity. */
async function candidatesOf({ db }: House, rows: readonly Row[]): Promise<Map<Id, Candidate[]>> {
  const { rows: told } = await sql<{ aggregate_id: Id; interest_id: Id; confidence: number; source: string }>`
    SELECT aggregate_id, interest_id, confidence, source FROM aggregate_topics
    WHERE aggregate_id = ANY(${rows.map((row) => row.aggregate_id)}::bigint[]) AND NOT is_off`.execute(db)
  const sure = new Map(told.map((one) => [`${one.aggregate_id} ${one.interest_id}`, one]))
  const candidates = new Map<Id, Candidate[]>()
  for (const [rank, { pin_id, aggregate_id, topics }] of rows.entries())
    for (const [at, topic] of topics.entries()) {
      const { confidence = 0, source = '' } = sure.get(`${aggregate_id} ${topic}`) ?? {}
      const list = candidates.get(topic) ?? []
      list.push({ pin: pin_id, rank, isFirst: at === 0, confidence, isSeen: SAID.has(source) })
      candidates.set(topic, list)
    }
  for (const list of candidates.values())
    list.sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.confidence - a.confidence)
  return candidates
}

/** Pins whose main topic it is come first, then the best-scored. */
const mainAndBestFirst = (a: Candidate, b: Candidate) => Number(b.isFirst) - Number(a.isFirst) || a.rank - b.rank

/**
 * Chooses covers: the best-scored pins that are surely about the topic. Their alt text, creator, staff or a model must
 * confirm that the picture shows it. If the alt text implies no topic, the confidence must be high: dunes in bedroom
 * colors are no bedroom. Pins with another main topic follow if a person or a model assigned this one.
 */
async function coversOf(
  { db }: House,
  tree: InterestTree,
  candidates: Map<Id, Candidate[]>,
): Promise<Map<Id, Candidate[]>> {
  const looked = new Map([...candidates].map(([topic, all]) => [topic, all.slice(0, LOOKED_AT)]))
  const ids = [...new Set([...looked.values()].flat().map(({ pin }) => pin))]
  const pins = ids.length ? await db.selectFrom('pins').select(['id', 'alt_text']).where('id', 'in', ids).execute() : []
  const seen = new Map(
    pins.flatMap(({ id, alt_text }) =>
      alt_text ? [[id, new Set(topicsFromText(alt_text, tree.vocabulary).map((one) => one.interest))]] : [],
    ),
  )
  return new Map(
    [...looked].flatMap(([topic, all]) => {
      const first = all.filter(({ isFirst }) => isFirst)
      const isShown = (one: Candidate) => one.isSeen || seen.get(one.pin)?.has(topic) === true
      const isSure = ({ pin, confidence }: Candidate) =>
        !seen.get(pin)?.size && confidence >= (seen.has(pin) ? SURE : SURE_WITHOUT_ALT)
      const fitting = [
        ...first.filter((one) => isShown(one) || isSure(one)),
        ...all.filter(({ isFirst, isSeen }) => !isFirst && isSeen),
      ]
      return fitting.length ? [[topic, fitting.sort(mainAndBestFirst).slice(0, COVERS)]] : []
    }),
  )
}

const isSurelyAbout = ({ isFirst, confidence }: Candidate) => isFirst && confidence >= SURE

/** A few pins of a kind per topic, subtopics included: those whose main topic it is first, then the best-scored. */
async function pinsOfKind({ db }: House, tree: InterestTree, kind: string): Promise<Map<Id, Id[]>> {
  const { rows } =
    await sql<Row>`SELECT pin_id, aggregate_id, topics::text[] AS topics FROM pin_search WHERE kind = ${kind}
    ORDER BY score DESC, pin_id DESC LIMIT ${SAMPLE}`.execute(db)
  const withParent = (id: Id) => [id, tree.byId.get(id)?.parent_id ?? id]
  const [main, other] = [new Map<Id, Id[]>(), new Map<Id, Id[]>()]
  for (const { pin_id, topics } of rows) {
    const first = new Set(topics.slice(0, 1).flatMap(withParent))
    for (const id of new Set(topics.flatMap(withParent))) {
      const list = first.has(id) ? main : other
      list.set(id, [...(list.get(id) ?? []), pin_id].slice(0, COVERS))
    }
  }
  return new Map(
    [...main.keys(), ...other.keys()].map((id) => [
      id,
      [...(main.get(id) ?? []), ...(other.get(id) ?? [])].slice(0, COVERS),
    ]),
  )
}

/** Returns topics that occur together more often than by chance. */
function nearOf(topicsOfPins: readonly (readonly Id[])[]): Map<Id, Id[]> {
  const alone = new Map<Id, number>()
  const together = new Map<Id, Map<Id, number>>()
  for (const topics of topicsOfPins)
    for (const one of topics) {
      alone.set(one, (alone.get(one) ?? 0) + 1)
      for (const other of topics) {
        if (one === other) continue
        const counts = together.get(one) ?? new Map<Id, number>()
        counts.set(other, (counts.get(other) ?? 0) + 1)
        together.set(one, counts)
      }
    }
  const closest = (counts: Map<Id, number>) =>
    [...counts]
      .filter(([, count]) => count >= TOGETHER)
      .map(([id, count]) => ({ id, weight: count / Math.sqrt(alone.get(id) ?? 1) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, NEAR)
      .map(({ id }) => id)
  return new Map([...together].map(([id, counts]) => [id, closest(counts)]))
}

async function readRare({ db }: House, ids: Id[]): Promise<Row[]> {
  if (!ids.length) return []
  const { rows } = await sql<Row>`SELECT pin_id, aggregate_id, topics::text[] AS topics FROM pin_search
    WHERE topics && ${ids}::bigint[] ORDER BY score DESC, pin_id DESC LIMIT ${SAMPLE}`.execute(db)
  return rows
}
