import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Cluster, clusterCount, clusterNumber, middleOf, nearestMiddle } from '#domain/rules/visual/clusters.ts'
import { type Embedding, embeddingFrom } from '#domain/rules/visual/embedding.ts'
import type { House } from '../house.ts'
import { assignClusters, loadClusters, setClusters } from '../search/assign-clusters.ts'

const PER_CLUSTER = 8
const ROUNDS = 5
const BATCH = 200

/**
 * Keeps the clusters as many as the pictures need. Once there are twice as many as the clusters were learned from, new ones are learned;
 * by the next time all processes know them and everything moves over; by the one after that the former go.
 */
export async function updateClusters(house: House): Promise<void> {
  const { db } = house
  await assignClusters(db)
  const clusters = await loadClusters(db)
  const newest = Math.max(0, ...clusters.map(({ round }) => round))
  const isInChange = (await moveOver(house, clusters, newest)) || clusters.some(({ round }) => round < newest)
  if (isInChange) {
    await db.deleteFrom('look_cells').where('round', '<', newest).execute()
    return
  }
  const { rows } = await sql<{ embeddings: number; learned: number }>`
    SELECT (SELECT count(*) FROM pin_search WHERE cell IS NOT NULL)::int AS embeddings,
      coalesce((SELECT max(learned_from) FROM look_cells), 0) AS learned`.execute(db)
  const { embeddings = 0, learned = 0 } = rows[0] ?? {}
  const count = clusterCount(embeddings)
  if (!count || embeddings < 2 * learned) return
  const middles = await learn(house, count)
  const round = newest + 1
  await db
    .insertInto('look_cells')
    .values(
      middles.map((middle, at) => ({
        cell: clusterNumber(round, at),
        round,
        middle: Buffer.from(middle.buffer, middle.byteOffset, middle.length),
        learned_from: embeddings,
      })),
    )
    .onConflict((conflict) => conflict.column('cell').doNothing())
    .execute()
}

/** Moves what stands in a former cluster, or in none; true if there was any. */
async function moveOver({ db }: House, clusters: Cluster[], newest: number): Promise<boolean> {
  if (!newest) return false
  for (let moved = false; ; moved = true) {
    const { rows } = await sql<{ pin_id: string; look: Buffer }>`SELECT pin_id, look FROM pin_search
      WHERE cell IS NOT NULL AND cell < ${clusterNumber(newest, 0)} ORDER BY cell LIMIT ${BATCH}`.execute(db)
    if (!rows.length) return moved
    await setClusters(db, rows as never, clusters)
    await setImmediate()
  }
}

/** Begins with pictures of the house and moves each middle among those nearest to it, a few times. Others are let in between. */
async function learn({ db }: House, count: number): Promise<Embedding[]> {
  const { rows } = await sql<{ look: Buffer }>`SELECT look FROM pin_search WHERE cell IS NOT NULL
    ORDER BY hashint8(pin_id), pin_id LIMIT ${count * PER_CLUSTER}`.execute(db)
  const embeddings = rows.flatMap(({ look }) => embeddingFrom(look) ?? [])
  let middles = embeddings.slice(0, count)
  for (let round = 0; round < ROUNDS; round++) {
    const near = middles.map((): Embedding[] => [])
    for (const [at, embedding] of embeddings.entries()) {
      near[nearestMiddle(embedding, middles)]?.push(embedding)
      if (at % BATCH === 0) await setImmediate()
    }
    middles = middles.map((middle, at) => (near[at]?.length ? middleOf(near[at]) : middle))
  }
  return middles
}
