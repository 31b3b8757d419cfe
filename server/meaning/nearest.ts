import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { CLUSTER_GROUP_SIZE, type ClusterIndex, nearestClusterNumbers } from '#domain/rules/visual/clusters.ts'
import {
  decodeEmbedding,
  type Embedding,
  embeddingSimilarity,
  toEmbeddingBits,
} from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import type { House } from '../house.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'
import { loadClusters } from './clusters.ts'
import { EMBEDDING_SPACES, type EmbeddingSpace } from './embedding-spaces.ts'

/**
 * An aggregate with the pin that represents it. `like` is the similarity: 1 for the same, about 0 for unrelated ones.
 */
export type NearestAggregate = { pin_id: Id; aggregate_id: Id; like: number; embedding: Embedding }

/** Filters: only products, or only pictures with much of the color of this tint. */
export type NearestFilter = { products?: boolean; tint?: number | undefined }

/** Number of clusters searched. Products and pictures of one color are rare, so more are searched for them. */
const CLUSTERS = 16
const CLUSTERS_OF_FEW = 64
/**
 * Number of embeddings compared exactly, after preselection by the distance of their codes; more when there are so many
 * clusters that they lie close together.
 */
const COMPARED = 400
const COMPARED_OF_MANY = 800
const MANY_CLUSTERS = 1_000

/** Finds aggregates with the most similar pictures, best first; without those the viewer hid. */
export const findNearestByImage = (
  ctx: Context,
  embedding: Embedding,
  limit: number,
  only: NearestFilter = {},
): Promise<NearestAggregate[]> => nearest(ctx, 'look', embedding, limit, only)

/** Finds aggregates with the most similar texts, best first; without those the viewer hid. */
export const findNearestByText = (ctx: Context, embedding: Embedding, limit: number): Promise<NearestAggregate[]> =>
  nearest(ctx, 'meaning', embedding, limit, {})

async function nearest(
  ctx: Context,
  space: EmbeddingSpace,
  embedding: Embedding,
  limit: number,
  { products = false, tint }: NearestFilter,
): Promise<NearestAggregate[]> {
  const { version, ...columns } = EMBEDDING_SPACES[space]
  const [stored, code, cluster] = [
    sql.ref(columns.embedding),
    sql.ref(`s.${columns.code}`),
    sql.ref(`s.${columns.cluster}`),
  ]
  const known = await loadCachedClusters(ctx.house, space)
  const clusters = nearestClusterNumbers(embedding, known, products || tint !== undefined ? CLUSTERS_OF_FEW : CLUSTERS)
  const compared = known.some(({ groups }) => groups.length * CLUSTER_GROUP_SIZE > MANY_CLUSTERS)
    ? COMPARED_OF_MANY
    : COMPARED
  const ofKind = products ? sql`AND s.kind = 'product' AND s.kind <> 'image'` : sql``
  const ofColor = tint === undefined ? sql`` : sql`AND s.tints @> ${[tint]}::smallint[]`
  // Codes are compared within an index; only the best rows are read.
  const { rows } = await sql<{ pin_id: Id; aggregate_id: Id; stored: Buffer }>`
    SELECT pin_id, aggregate_id, ${stored} AS stored FROM pin_search WHERE pin_id = ANY(ARRAY(
      SELECT s.pin_id FROM pin_search s WHERE ${cluster} = ANY(${clusters}::int[]) ${ofKind} ${ofColor} AND ${notHiddenCondition(ctx, sql`s.aggregate_id`)}
      ORDER BY bit_count(${code} # ${toEmbeddingBits(embedding)}::bit(256)) LIMIT ${Math.max(compared, limit)}))`.execute(
    ctx.db,
  )
  const near = rows.flatMap(({ stored, ...row }): NearestAggregate[] => {
    const other = decodeEmbedding(stored, version())
    return other ? [{ ...row, embedding: other, like: rounded(embeddingSimilarity(embedding, other)) }] : []
  })
  return near.sort((a, b) => b.like - a.like || (a.pin_id < b.pin_id ? 1 : -1)).slice(0, limit)
}

/** Rounded, so that a page continues exactly where the previous one ended. */
const rounded = (like: number) => Math.round(like * 1e6) / 1e6

const clustersOf = makeHouseCache<ClusterIndex>({ max: 2, ttl: 30_000 })

/** Clusters change rarely, and each process may learn of that a little later. */
export const loadCachedClusters = (
  house: Pick<House, 'db' | 'settings' | 'uptime'>,
  space: EmbeddingSpace,
): Promise<ClusterIndex> => getOrLoadEntry(clustersOf(house), space, () => loadClusters(house.db, space))
