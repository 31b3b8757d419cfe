import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import {
  type ClusterIndex,
  clusterCount,
  clusterIndex,
  clusterNumber,
  clusterOf,
  GROUP,
  middleOf,
  nearestMiddle,
} from '#domain/rules/visual/clusters.ts'
import { type Embedding, embeddingFrom, storedEmbedding } from '#domain/rules/visual/embedding.ts'
import { booksOf, type Reader } from '../db/reader.ts'
import type { House } from '../house.ts'
import { SPACES, type Space } from './spaces.ts'

const PER_CLUSTER = 12
const ROUNDS = 5
const BATCH = 200

export async function loadClusters(db: Reader, space: Space): Promise<ClusterIndex> {
  const rows = await db
    .selectFrom('vector_cells')
    .select(['cell as number', 'round', 'middle'])
    .where('space', '=', space)
    .orderBy('cell')
    .execute()
  const { version } = SPACES[space]
  return clusterIndex(
    rows.flatMap(({ middle: stored, ...cluster }) => {
      const middle = embeddingFrom(stored, version())
      return middle ? [{ ...cluster, middle }] : []
    }),
  )
}

/**
 * Keeps the clusters as many as the embeddings need. Once there are twice as many as the clusters were learned from, new ones are learned;
 * by the next time all processes know them and everything moves over; by the one after that the former go. Both rounds are searched
 * meanwhile, so that nothing is ever missing.
 */
export async function updateClusters(house: House): Promise<void> {
  for (const space of Object.keys(SPACES) as Space[]) await updateSpace(house, space)
}

async function updateSpace(house: House, space: Space): Promise<void> {
  const db = booksOf(house)
  const { version } = SPACES[space]
  const stale = sql<boolean>`get_byte(middle, 0) <> ${version()}`
  await db.deleteFrom('vector_cells').where('space', '=', space).where(stale).execute()
  const clusters = await loadClusters(db, space)
  const newest = clusters[0]?.round ?? 0
  const isInChange = (await moveOver(house, space, clusters)) || clusters.length > 1
  if (isInChange) {
    await db.deleteFrom('vector_cells').where('space', '=', space).where('round', '<', newest).execute()
    return
  }
  const column = sql.ref(SPACES[space].cluster)
  const { rows } = await sql<{ embeddings: number; learned: number; last: number }>`
    SELECT (SELECT count(*) FROM pin_search WHERE ${column} IS NOT NULL)::int AS embeddings,
      (SELECT coalesce(max(learned_from), 0) FROM vector_cells WHERE space = ${space}) AS learned,
      (SELECT coalesce(max(${column}), 0) FROM pin_search WHERE ${column} IS NOT NULL)::int AS last`.execute(db)
  const { embeddings = 0, learned = 0, last = 0 } = rows[0] ?? {}
  if (!clusterCount(embeddings) || embeddings < 2 * learned) return
  const round = Math.max(newest, Math.floor(last / clusterNumber(1, 0))) + 1
  await learnClusters(house, space, embeddings, (count) => sampleOf(db, space, count), round)
}

/** Learns clusters for so many embeddings from some of them, and keeps them: they are searched from now on. */
export async function learnClusters(
  house: Pick<House, 'db'>,
  space: Space,
  embeddings: number,
  sample: (count: number) => Embedding[] | Promise<Embedding[]>,
  round = 1,
): Promise<ClusterIndex> {
  const count = clusterCount(embeddings)
  const middles = count ? await learn(await sample(count * PER_CLUSTER), count) : []
  const rows = middles.map(({ at, middle }) => ({
    space,
    cell: clusterNumber(round, at),
    round,
    middle: Buffer.from(storedEmbedding(SPACES[space].version(), middle)),
    learned_from: embeddings,
  }))
  for (let at = 0; at < rows.length; at += BATCH)
    await booksOf(house)
      .insertInto('vector_cells')
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) => conflict.columns(['space', 'cell']).doNothing())
      .execute()
  return loadClusters(house.db, space)
}

/** Moves what stands in a former cluster, or in none, a few at a time; true if there was any. */
async function moveOver(house: House, space: Space, clusters: ClusterIndex): Promise<boolean> {
  const { stopping } = house
  const db = booksOf(house)
  const [newest] = clusters
  if (!newest) return false
  const { cluster, embedding, version } = SPACES[space]
  const first = clusterNumber(newest.round, 0)
  for (let moved = false; ; moved = true) {
    if (stopping.aborted) return true
    const { rows } = await sql<{
      pin_id: Id
      stored: Buffer
    }>`SELECT pin_id, ${sql.ref(embedding)} AS stored FROM pin_search
      WHERE ${sql.ref(cluster)} < ${first} ORDER BY ${sql.ref(cluster)} LIMIT ${BATCH}`.execute(db)
    if (!rows.length) return moved
    const places = rows.map(({ stored }) => {
      const known = embeddingFrom(stored, version())
      return known ? clusterOf(known, clusters) : null
    })
    await sql`UPDATE pin_search s SET ${sql.ref(cluster)} = n.cell
      FROM unnest(${rows.map((row) => row.pin_id)}::bigint[], ${places}::int[]) AS n(pin_id, cell)
      WHERE s.pin_id = n.pin_id`.execute(db)
    await setImmediate()
  }
}

type Learned = { at: number; middle: Embedding }

async function sampleOf(db: Reader, space: Space, count: number): Promise<Embedding[]> {
  const { cluster, embedding, version } = SPACES[space]
  const { rows } = await sql<{ stored: Buffer }>`SELECT ${sql.ref(embedding)} AS stored FROM pin_search
    WHERE ${sql.ref(cluster)} IS NOT NULL ORDER BY hashint8(pin_id), pin_id LIMIT ${count}`.execute(db)
  return rows.flatMap(({ stored }) => embeddingFrom(stored, version()) ?? [])
}

/** Many clusters are learned in two steps, groups first, so that the work grows with the embeddings and not with their square. */
async function learn(embeddings: readonly Embedding[], count: number): Promise<Learned[]> {
  if (count <= GROUP) return (await middlesOf(embeddings, count)).map(({ middle }, at) => ({ at, middle }))
  const groups = await middlesOf(embeddings, Math.ceil(count / GROUP))
  const learned: Learned[] = []
  for (const [group, { near }] of groups.entries()) {
    const parts = Math.min(GROUP, Math.max(1, Math.round((count * near.length) / embeddings.length)))
    const within = await middlesOf(near, parts)
    for (const [at, { middle }] of within.entries()) learned.push({ at: group * GROUP + at, middle })
  }
  return learned
}

/** Begins with some of the embeddings and moves each middle among those nearest to it, a few times. Others are let in between. */
async function middlesOf(
  embeddings: readonly Embedding[],
  count: number,
): Promise<{ middle: Embedding; near: Embedding[] }[]> {
  let found = embeddings.slice(0, count).map((middle) => ({ middle, near: [] as Embedding[] }))
  for (let round = 0; round < ROUNDS; round++) {
    const middles = found.map(({ middle, near }) => (near.length ? middleOf(near) : middle))
    found = middles.map((middle) => ({ middle, near: [] }))
    for (const [at, embedding] of embeddings.entries()) {
      found[nearestMiddle(embedding, middles)]?.near.push(embedding)
      if (at % BATCH === 0) await setImmediate()
    }
  }
  return found
}
