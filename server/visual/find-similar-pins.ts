import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Embedding } from '#domain/rules/visual/embedding.ts'
import { rankSimilarPins, type SimilarPin } from '#domain/rules/visual/rank-similar-pins.ts'
import type { Context } from '../context.ts'
import { findNearestByImage, type NearestFilter } from '../meaning/nearest.ts'

/** `isMostFirst` sorts by the share of the color. */
export type SimilarPinsOptions = NearestFilter & {
  aggregateId: Id | null
  keepsDuplicates: boolean
  isMostFirst: boolean
}

const CANDIDATES = 300
const SAVES = 5

/** Finds the most similar pictures, reranked among the nearest ones. */
export async function findSimilarPins(ctx: Context, look: Embedding, wish: SimilarPinsOptions): Promise<SimilarPin[]> {
  const ranked = rankSimilarPins(look, await findNearestByImage(ctx, look, CANDIDATES, wish), wish)
  const near = wish.isMostFirst ? await byShare(ctx, ranked, wish.tint ?? 0) : ranked
  if (!wish.keepsDuplicates || !near.length) return near
  const likes = new Map(near.map(({ aggregate_id, like }) => [aggregate_id, like]))
  const { rows } = await sql<{ pin_id: Id; aggregate_id: Id }>`
    SELECT saves.* FROM unnest(${[...likes.keys()]}::bigint[]) AS thing(id)
    CROSS JOIN LATERAL (SELECT l.pin_id, l.aggregate_id FROM aggregate_pins l WHERE l.aggregate_id = thing.id AND l.audience = 0
      ORDER BY l.saved_at DESC, l.pin_id DESC LIMIT ${SAVES}) saves`.execute(ctx.db)
  return rows
    .map((row) => ({ ...row, like: likes.get(row.aggregate_id) ?? 0 }))
    .sort((a, b) => b.like - a.like || (a.pin_id < b.pin_id ? 1 : -1))
}

/** Sorts by the share of the color in the picture (vsearch.5). */
async function byShare(ctx: Context, alike: readonly SimilarPin[], tint: number): Promise<SimilarPin[]> {
  const ids = alike.map(({ pin_id }) => pin_id)
  const { rows } = await sql<{ pin_id: Id; share: number }>`
    SELECT pin_id, tint_shares[array_position(tints, ${tint}::smallint)] AS share FROM pin_search
    WHERE pin_id = ANY(${ids}::bigint[])`.execute(ctx.db)
  const shares = new Map(rows.map(({ pin_id, share }) => [pin_id, share]))
  return alike
    .map((one) => ({ ...one, like: (shares.get(one.pin_id) ?? 0) / 100 }))
    .sort((a, b) => b.like - a.like || (a.pin_id < b.pin_id ? 1 : -1))
}
