import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import {
  buildClusterIndex,
  CLUSTER_GROUP_SIZE,
  type ClusterIndex,
  nearestCentroidIndex,
  nearestClusterNumber,
  targetClusterCount,
  toCentroid,
  toClusterNumber,
} from '#domain/rules/visual/clusters.ts'
import { decodeEmbedding, type Embedding, encodeEmbedding } from '#domain/rules/visual/embedding.ts'
import { maintenanceDb, type ReadOnlyDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { EMBEDDING_SPACES, type EmbeddingSpace } from './embedding-spaces.ts'

const PER_CLUSTER = 12
const ROUNDS = 5
const BATCH = 200

export async function loadClusters(db: ReadOnlyDb, space: EmbeddingSpace): Promise<ClusterIndex> {
  const rows = await db
    .selectFrom('vector_cells')
    .select(['cell as number', 'round', 'middle'])
    .where('space', '=', space)
    .orderBy('cell')
    .execute()
  const { version } = EMBEDDING_SPACES[space]
  return buildClusterIndex(
    rows.flatMap(({ middle: stored, ...cluster }) => {
      const middle = decodeEmbedding(stored, version())
      return middle ? [{ ...cluster, middle }] : []
    }),
  )
}

/**
 * Keeps the number of clusters proportional to the number of embeddings. When the embeddings have doubled since the
 * last training, new clusters are trained; in the next run, when all processes know them, embeddings move over; in the
 * run after that the former clusters are deleted. Both generations are searched meanwhile, so that nothing is missing.
 */
export async function updateClusters(house: House): Promise<void> {
  for (const space of Object.keys(EMBEDDING_SPACES) as EmbeddingSpace[]) await updateSpace(house, space)
}

async function updateSpace(house: House, space: EmbeddingSpace): Promise<void> {
  const db = maintenanceDb(house)
  const { version } = EMBEDDING_SPACES[space]
  const stale = sql<boolean>`get_byte(middle, 0) <> ${version()}`
  await db.deleteFrom('vector_cells').where('space', '=', space).where(stale).execute()
  const clusters = await loadClusters(db, space)
  const newest = clusters[0]?.round ?? 0
  const isInChange = (await moveOver(house, space, clusters)) || clusters.length > 1
  if (isInChange) {
    await db.deleteFrom('vector_cells').where('space', '=', space).where('round', '<', newest).execute()
    return
  }
  const column = sql.ref(EMBEDDING_SPACES[space].cluster)
  const { rows } = await sql<{ embeddings: number; learned: number; last: number }>`
    SELECT (SELECT count(*) FROM pin_search WHERE ${column} IS NOT NULL)::int AS embeddings,
      (SELECT coalesce(max(learned_from), 0) FROM vector_cells WHERE space = ${space}) AS learned,
      (SELECT coalesce(max(${column}), 0) FROM pin_search WHERE ${column} IS NOT NULL)::int AS last`.execute(db)
  const { embeddings = 0, learned = 0, last = 0 } = rows[0] ?? {}
  if (!targetClusterCount(embeddings) || embeddings < 2 * learned) return
  const round = Math.max(newest, Math.floor(last / toClusterNumber(1, 0))) + 1
  await trainClusters(house, space, embeddings, (count) => sampleOf(db, space, count), round)
}

/** Trains clusters for a number of embeddings from a sample, and stores them; from now on they are searched. */
export async function trainClusters(
  house: Pick<House, 'db'>,
  space: EmbeddingSpace,
  embeddings: number,
  sample: (count: number) => Embedding[] | Promise<Embedding[]>,
  round = 1,
): Promise<ClusterIndex> {
  const count = targetClusterCount(embeddings)
  const middles = count ? await learn(await sample(count * PER_CLUSTER), count) : []
  const rows = middles.map(({ at, middle }) => ({
    space,
    cell: toClusterNumber(round, at),
    round,
    middle: Buffer.from(encodeEmbedding(EMBEDDING_SPACES[space].version(), middle)),
    learned_from: embeddings,
  }))
  for (let at = 0; at < rows.length; at += BATCH)
    await maintenanceDb(house)
      .insertInto('vector_cells')
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) => conflict.columns(['space', 'cell']).doNothing())
      .execute()
  return loadClusters(house.db, space)
}

/**
 * Moves a batch of embeddings from former clusters, or from none, into the current ones. Returns whether there were
 * any.
 */
async function moveOver(house: House, space: EmbeddingSpace, clusters: ClusterIndex): Promise<boolean> {
  const { stopping } = house
  const db = maintenanceDb(house)
  const [newest] = clusters
  if (!newest) return false
  const { cluster, embedding, version } = EMBEDDING_SPACES[space]
  const first = toClusterNumber(newest.round, 0)
  for (let moved = false; ; moved = true) {
    if (stopping.aborted) return true
    const { rows } = await sql<{
      pin_id: Id
      stored: Buffer
    }>`SELECT pin_id, ${sql.ref(embedding)} AS stored FROM pin_search
      WHERE ${sql.ref(cluster)} < ${first} ORDER BY ${sql.ref(cluster)} LIMIT ${BATCH}`.execute(db)
    if (!rows.length) return moved
    const places = rows.map(({ stored }) => {
      const known = decodeEmbedding(stored, version())
      return known ? nearestClusterNumber(known, clusters) : null
    })
    await sql`UPDATE pin_search s SET ${sql.ref(cluster)} = n.cell
      FROM unnest(${rows.map((row) => row.pin_id)}::bigint[], ${places}::int[]) AS n(pin_id, cell)
      WHERE s.pin_id = n.pin_id`.execute(db)
    await setImmediate()
  }
}

type Learned = { at: number; middle: Embedding }

async function sampleOf(db: ReadOnlyDb, space: EmbeddingSpace, count: number): Promise<Embedding[]> {
  const { cluster, embedding, version } = EMBEDDING_SPACES[space]
  const { rows } = await sql<{ stored: Buffer }>`SELECT ${sql.ref(embedding)} AS stored FROM pin_search
    WHERE ${sql.ref(cluster)} IS NOT NULL ORDER BY hashint8(pin_id), pin_id LIMIT ${count}`.execute(db)
  return rows.flatMap(({ stored }) => decodeEmbedding(stored, version()) ?? [])
}

/** Trains many clusters in two levels, groups first, so that the work does not grow with the square of their number. */
async function learn(embeddings: readonly Embedding[], count: number): Promise<Learned[]> {
  if (count <= CLUSTER_GROUP_SIZE) return (await middlesOf(embeddings, count)).map(({ middle }, at) => ({ at, middle }))
  const groups = await middlesOf(embeddings, Math.ceil(count / CLUSTER_GROUP_SIZE))
  const learned: Learned[] = []
  for (const [group, { near }] of groups.entries()) {
    const parts = Math.min(CLUSTER_GROUP_SIZE, Math.max(1, Math.round((count * near.length) / embeddings.length)))
    const within = await middlesOf(near, parts)
    for (const [at, { middle }] of within.entries()) learned.push({ at: group * CLUSTER_GROUP_SIZE + at, middle })
  }
  return learned
}

/**
 * K-means with a few rounds: starts with some of the embeddings and moves each center to the mean of those nearest to
 * it. Yields to other work in between.
 */
async function middlesOf(
  embeddings: readonly Embedding[],
  count: number,
): Promise<{ middle: Embedding; near: Embedding[] }[]> {
  let found = embeddings.slice(0, count).map((middle) => ({ middle, near: [] as Embedding[] }))
  for (let round = 0; round < ROUNDS; round++) {
    const middles = found.map(({ middle, near }) => (near.length ? toCentroid(near) : middle))
    found = middles.map((middle) => ({ middle, near: [] }))
    for (const [at, embedding] of embeddings.entries()) {
      found[nearestCentroidIndex(embedding, middles)]?.near.push(embedding)
      if (at % BATCH === 0) await setImmediate()
    }
  }
  return found
}
