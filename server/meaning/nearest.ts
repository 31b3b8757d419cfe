import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type ClusterIndex, clustersAround, GROUP } from '#domain/rules/visual/clusters.ts'
import { type Embedding, embeddingCode, embeddingFrom, likeness } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { loadClusters } from './clusters.ts'
import { SPACES, type Space } from './spaces.ts'

/** A thing by the pin that speaks for it; `like` is 1 for the same and about 0 for strangers. */
export type Near = { pin_id: Id; aggregate_id: Id; like: number; embedding: Embedding }

/** Products alone; what has much of one color, told by its tint. */
export type Only = { products?: boolean; tint?: number | undefined }

/** How many clusters are searched. Products, and things of one color, are few, so more are searched for them. */
const CLUSTERS = 16
const CLUSTERS_OF_FEW = 64
/** How many are compared number by number, of those whose codes differ least; more where so many clusters are that they lie close together. */
const COMPARED = 400
const COMPARED_OF_MANY = 800
const MANY_CLUSTERS = 1_000

/** What looks most like a picture, best first; without what the viewer has hidden. */
export const nearestByLook = (ctx: Context, embedding: Embedding, limit: number, only: Only = {}): Promise<Near[]> =>
  nearest(ctx, 'look', embedding, limit, only)

/** What means most nearly the same as some words, best first; without what the viewer has hidden. */
export const nearestByMeaning = (ctx: Context, embedding: Embedding, limit: number): Promise<Near[]> =>
  nearest(ctx, 'meaning', embedding, limit, {})

async function nearest(
  ctx: Context,
  space: Space,
  embedding: Embedding,
  limit: number,
  { products = false, tint }: Only,
): Promise<Near[]> {
  const { version, ...columns } = SPACES[space]
  const [stored, code, cluster] = [
    sql.ref(columns.embedding),
    sql.ref(`s.${columns.code}`),
    sql.ref(`s.${columns.cluster}`),
  ]
  const known = await knownClusters(ctx.house, space)
  const clusters = clustersAround(embedding, known, products || tint !== undefined ? CLUSTERS_OF_FEW : CLUSTERS)
  const compared = known.some(({ groups }) => groups.length * GROUP > MANY_CLUSTERS) ? COMPARED_OF_MANY : COMPARED
  const ofKind = products ? sql`AND s.kind = 'product' AND s.kind <> 'image'` : sql``
  const ofColor = tint === undefined ? sql`` : sql`AND s.tints @> ${[tint]}::smallint[]`
  // The codes are compared within an index; the rows of the best are read only then.
  const { rows } = await sql<{ pin_id: Id; aggregate_id: Id; stored: Buffer }>`
    SELECT pin_id, aggregate_id, ${stored} AS stored FROM pin_search WHERE pin_id = ANY(ARRAY(
      SELECT s.pin_id FROM pin_search s WHERE ${cluster} = ANY(${clusters}::int[]) ${ofKind} ${ofColor} AND ${notHidden(ctx, sql`s.aggregate_id`)}
      ORDER BY bit_count(${code} # ${embeddingCode(embedding)}::bit(256)) LIMIT ${Math.max(compared, limit)}))`.execute(
    ctx.db,
  )
  const near = rows.flatMap(({ stored, ...row }): Near[] => {
    const other = embeddingFrom(stored, version())
    return other ? [{ ...row, embedding: other, like: rounded(likeness(embedding, other)) }] : []
  })
  return near.sort((a, b) => b.like - a.like || (a.pin_id < b.pin_id ? 1 : -1)).slice(0, limit)
}

/** So that a page goes on exactly where the one before it ended. */
const rounded = (like: number) => Math.round(like * 1e6) / 1e6

const clustersOf = houseCache<ClusterIndex>({ max: 2, ttl: 30_000 })

/** The middles change seldom, and each process may learn of it a little later. */
export const knownClusters = (house: Pick<House, 'db' | 'settings' | 'uptime'>, space: Space): Promise<ClusterIndex> =>
  readThrough(clustersOf(house), space, () => loadClusters(house.db, space))
