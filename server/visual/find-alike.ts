import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Cluster, clustersAround } from '#domain/rules/visual/clusters.ts'
import { type Embedding, embeddingFrom } from '#domain/rules/visual/embedding.ts'
import { type Alike, rankAlike } from '#domain/rules/visual/rank-alike.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { loadClusters } from '../search/assign-clusters.ts'

export type Wish = { aggregateId: Id | null; productsOnly: boolean; keepsDuplicates: boolean }

const CANDIDATES = 600
const CLUSTERS = 4
/** Products are few, so more clusters are searched for them. */
const CLUSTERS_OF_PRODUCTS = 12
const SAVES = 5

/** What looks most like it, from a few hundred things that stand near it. */
export async function findAlike(ctx: Context, embedding: Embedding, wish: Wish): Promise<Alike[]> {
  const clusters = clustersAround(
    embedding,
    await knownClusters(ctx),
    wish.productsOnly ? CLUSTERS_OF_PRODUCTS : CLUSTERS,
  )
  const each = Math.ceil(CANDIDATES / Math.max(1, clusters.length - 1))
  const product = wish.productsOnly ? sql`AND s.kind = 'product' AND s.kind <> 'image'` : sql``
  const saves = wish.keepsDuplicates
    ? sql`CROSS JOIN LATERAL (SELECT pin_id FROM aggregate_pins l WHERE l.aggregate_id = s.aggregate_id AND l.audience = 0
        ORDER BY l.saved_at DESC, l.pin_id DESC LIMIT ${SAVES}) shown`
    : sql`CROSS JOIN LATERAL (SELECT s.pin_id) shown`
  const { rows } = await sql<{ pin_id: Id; aggregate_id: Id; look: Buffer }>`
    SELECT shown.pin_id, s.aggregate_id, s.look FROM unnest(${clusters}::int[]) AS near(cell)
    CROSS JOIN LATERAL (SELECT s.pin_id, s.aggregate_id, s.look FROM pin_search s
      WHERE s.cell = near.cell AND s.cell IS NOT NULL ${product} AND ${notHidden(ctx, sql`s.aggregate_id`)}
      ORDER BY s.score DESC, s.pin_id DESC LIMIT ${each}) s
    ${saves}`.execute(ctx.db)
  const candidates = rows.flatMap((row) => {
    const embedding = embeddingFrom(row.look)
    return embedding ? [{ ...row, embedding }] : []
  })
  return rankAlike(embedding, candidates, wish)
}

const clustersOf = houseCache<Cluster[]>({ max: 1, ttl: 30_000 })

/** The middles change seldom, and each process may learn of it a little later. */
const knownClusters = ({ house, db }: Context) => readThrough(clustersOf(house), 'all', () => loadClusters(db))
