import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { topicsOfWords } from '#domain/rules/interests/topics-of-words.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { type InterestTree, interestTree } from '../records/interest-tree.ts'

/** What all pins together tell of topics: pins that show each, which are met together, which have pins (full), products (shops) and videos (films) enough for a page, and which hold any. */
export type TopicFacts = {
  covers: ReadonlyMap<Id, Id[]>
  near: ReadonlyMap<Id, Id[]>
  full: ReadonlySet<Id>
  shops: ReadonlySet<Id>
  films: ReadonlySet<Id>
  holding: { products: ReadonlySet<Id>; videos: ReadonlySet<Id> }
}
type Row = { pin_id: Id; aggregate_id: Id; topics: Id[] }
/** A pin about a topic: whether that is its strongest, and how sure it is. */
type Candidate = { pin: Id; isFirst: boolean; confidence: number; isSeen: boolean }

/** With fewer pins search engines leave a page out. */
export const THIN = 4
/** So many of the best pins are looked at. What is about a rare topic only is looked for by itself. */
const SAMPLE = 5_000
const LOOKED_AT = 24
const COVERS = 6
/** A pin whose alt text speaks of no topic has to be so sure to stand for one; one without alt text less so. */
const SURE = 0.8
const SURE_WITHOUT_ALT = 0.6
const NEAR = 4
const TOGETHER = 3
const facts = houseCache<TopicFacts>({ max: 1, ttl: 60_000 })

export const topicFacts = (house: House): Promise<TopicFacts> =>
  readThrough(facts(house), 'all', () => readFacts(house))

async function readFacts(house: House): Promise<TopicFacts> {
  const tree = await interestTree(house)
  const { rows } = await sql<Row>`SELECT pin_id, aggregate_id, topics::text[] AS topics FROM pin_search
    ORDER BY score DESC, pin_id DESC LIMIT ${SAMPLE}`.execute(house.db)
  const known = new Set(rows.flatMap(({ topics }) => topics))
  const rare = await readRare(
    house,
    [...tree.byId.keys()].filter((id) => !known.has(id)),
  )
  const candidates = await candidatesOf(house, [...rows, ...rare])
  const covers = await coversOf(house, tree, candidates)
  const full = new Set([...candidates].flatMap(([id, all]) => (all.length >= THIN ? [id] : [])))
  // What stands above is shown by what stands below it and has most to show.
  for (const { id } of tree.childrenOf(null)) {
    const below = tree.childrenOf(id).map((child) => child.id)
    if (below.some((one) => full.has(one))) full.add(id)
    const size = (one: Id) => candidates.get(one)?.filter(({ isFirst }) => isFirst).length ?? 0
    const shown = below.toSorted((a, b) => size(b) - size(a)).flatMap((one) => covers.get(one)?.slice(0, 1) ?? [])
    // Its name is wide: what is surely about something below it is better than no picture.
    const sure = [id, ...below].flatMap((one) => (candidates.get(one) ?? []).filter(isSurelyAbout))
    const chosen = shown.length ? shown : (covers.get(id) ?? sure.map(({ pin }) => pin))
    if (chosen.length) covers.set(id, chosen.slice(0, COVERS))
  }
  const products = await countsOf(house, tree, 'product')
  const videos = await countsOf(house, tree, 'video')
  const enough = (counts: Map<Id, number>) => new Set([...counts].flatMap(([id, count]) => (count >= THIN ? [id] : [])))
  const [shops, films] = [enough(products), enough(videos)]
  const holding = { products: new Set(products.keys()), videos: new Set(videos.keys()) }
  const topics = rows.map((row) => row.topics)
  const above = topics.map((of) => [...new Set(of.map((id) => tree.byId.get(id)?.parent_id ?? id))])
  // Pins are about what stands below, mostly: what stands above is near by these.
  const near = new Map([...nearOf(topics), ...[...nearOf(above)].filter(([id]) => !tree.byId.get(id)?.parent_id)])
  return { covers, near, full, shops, films, holding }
}

/** The pins about each topic: those whose strongest it is first, then the surest, then the best. */
async function candidatesOf({ db }: House, rows: readonly Row[]): Promise<Map<Id, Candidate[]>> {
  const { rows: told } = await sql<{ aggregate_id: Id; interest_id: Id; confidence: number; source: string }>`
    SELECT aggregate_id, interest_id, confidence, source FROM aggregate_topics
    WHERE aggregate_id = ANY(${rows.map((row) => row.aggregate_id)}::bigint[]) AND NOT is_off`.execute(db)
  const sure = new Map(told.map((one) => [`${one.aggregate_id} ${one.interest_id}`, one]))
  const candidates = new Map<Id, Candidate[]>()
  for (const { pin_id, aggregate_id, topics } of rows)
    for (const [at, topic] of topics.entries()) {
      const { confidence = 0, source = '' } = sure.get(`${aggregate_id} ${topic}`) ?? {}
      const list = candidates.get(topic) ?? []
      list.push({ pin: pin_id, isFirst: at === 0, confidence, isSeen: source === 'look' || source === 'staff' })
      candidates.set(topic, list)
    }
  for (const list of candidates.values())
    list.sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.confidence - a.confidence)
  return candidates
}

/**
 * A cover fits its name: it is about that before all else, and the picture is said to show it, by its alt text or by a model. Where
 * the alt text speaks of nothing, the words have to leave no doubt. Dunes in the colors of a bedroom make no bedroom.
 */
async function coversOf({ db }: House, tree: InterestTree, candidates: Map<Id, Candidate[]>): Promise<Map<Id, Id[]>> {
  const looked = new Map([...candidates].map(([topic, all]) => [topic, all.slice(0, LOOKED_AT)]))
  const ids = [...new Set([...looked.values()].flat().map(({ pin }) => pin))]
  const pins = ids.length ? await db.selectFrom('pins').select(['id', 'alt_text']).where('id', 'in', ids).execute() : []
  const seen = new Map(
    pins.flatMap(({ id, alt_text }) =>
      alt_text ? [[id, new Set(topicsOfWords(alt_text, tree.vocabulary).map((one) => one.interest))]] : [],
    ),
  )
  return new Map(
    [...looked].flatMap(([topic, all]) => {
      const first = all.filter(({ isFirst }) => isFirst)
      const isShown = (one: Candidate) => one.isSeen || seen.get(one.pin)?.has(topic) === true
      const isSure = ({ pin, confidence }: Candidate) =>
        !seen.get(pin)?.size && confidence >= (seen.has(pin) ? SURE : SURE_WITHOUT_ALT)
      const fitting = [...first.filter(isShown), ...first.filter((one) => !isShown(one) && isSure(one))]
      return fitting.length ? [[topic, fitting.slice(0, COVERS).map(({ pin }) => pin)]] : []
    }),
  )
}

const isSurelyAbout = ({ isFirst, confidence }: Candidate) => isFirst && confidence >= SURE

/** How many pins of a kind each topic has, those of what stands below it counted too. */
async function countsOf({ db }: House, tree: InterestTree, kind: string): Promise<Map<Id, number>> {
  const { rows } = await sql<{ topics: Id[] }>`SELECT topics::text[] AS topics FROM pin_search WHERE kind = ${kind}
    ORDER BY score DESC, pin_id DESC LIMIT ${SAMPLE}`.execute(db)
  const counts = new Map<Id, number>()
  for (const { topics } of rows) {
    const all = topics.flatMap((id) => [
      id,
      ...(tree.byId.get(id)?.parent_id ? [tree.byId.get(id)?.parent_id as Id] : []),
    ])
    for (const id of new Set(all)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** Which are met together more often than by chance. */
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
    WHERE topics && ${ids}::bigint[] LIMIT ${SAMPLE}`.execute(db)
  return rows
}
