import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { interestTree } from '../records/interest-tree.ts'

/** What all pins together tell of topics: the best pins of each, which are met on the same pins, and which have some to show. */
export type TopicFacts = { best: ReadonlyMap<Id, Id[]>; near: ReadonlyMap<Id, Id[]>; full: ReadonlySet<Id> }
type Row = { pin_id: Id; topics: Id[] }

const TRIES = 6
/** With fewer pins search engines leave a page out. */
export const THIN = 4
const NEAR = 8
/** So many of the best pins are looked at. What is about a rare topic only is looked for by itself. */
const SAMPLE = 5_000
const facts = houseCache<TopicFacts>({ max: 1, ttl: 60_000 })

export const topicFacts = (house: House): Promise<TopicFacts> =>
  readThrough(facts(house), 'all', () => readFacts(house))

async function readFacts(house: House): Promise<TopicFacts> {
  const tree = await interestTree(house)
  const { rows } = await sql<Row>`SELECT pin_id, topics::text[] AS topics FROM pin_search
    ORDER BY score DESC, pin_id DESC LIMIT ${SAMPLE}`.execute(house.db)
  const best = bestOf(rows)
  const rare = [...tree.byId.keys()].filter((id) => !best.has(id))
  for (const [id, pins] of bestOf(await readRare(house, rare))) if (!best.has(id)) best.set(id, pins)
  const full = new Set([...best].flatMap(([id, pins]) => (pins.length >= THIN ? [id] : [])))
  // What stands above is shown by the best of what stands below.
  for (const { id } of tree.childrenOf(null)) {
    const below = tree.childrenOf(id).flatMap((child) => best.get(child.id)?.slice(0, 1) ?? [])
    if (below.length >= THIN) full.add(id)
    best.set(id, [...new Set([...below, ...(best.get(id) ?? [])])].slice(0, TRIES))
  }
  return { best, near: nearOf(rows), full }
}

/** Pins whose strongest topic it is come first, so that a cover fits the name. */
function bestOf(rows: readonly Row[]): Map<Id, Id[]> {
  const first = new Map<Id, Id[]>()
  const other = new Map<Id, Id[]>()
  for (const { pin_id, topics } of rows)
    for (const [at, topic] of topics.entries()) {
      const list = at ? other : first
      const known = list.get(topic) ?? []
      if (known.length < TRIES) list.set(topic, [...known, pin_id])
    }
  const ids = new Set([...first.keys(), ...other.keys()])
  return new Map([...ids].map((id) => [id, [...(first.get(id) ?? []), ...(other.get(id) ?? [])].slice(0, TRIES)]))
}

function nearOf(rows: readonly Row[]): Map<Id, Id[]> {
  const together = new Map<Id, Map<Id, number>>()
  for (const { topics } of rows)
    for (const one of topics)
      for (const other of topics) {
        if (one === other) continue
        const counts = together.get(one) ?? new Map<Id, number>()
        counts.set(other, (counts.get(other) ?? 0) + 1)
        together.set(one, counts)
      }
  const closest = (counts: Map<Id, number>) =>
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, NEAR)
      .map(([id]) => id)
  return new Map([...together].map(([id, counts]) => [id, closest(counts)]))
}

async function readRare({ db }: House, ids: Id[]): Promise<Row[]> {
  if (!ids.length) return []
  const { rows } = await sql<Row>`SELECT pin_id, topics::text[] AS topics FROM pin_search
    WHERE topics && ${ids}::bigint[] LIMIT ${SAMPLE}`.execute(db)
  return rows
}
