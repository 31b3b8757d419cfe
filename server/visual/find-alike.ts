import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Embedding } from '#domain/rules/visual/embedding.ts'
import { type Alike, rankAlike } from '#domain/rules/visual/rank-alike.ts'
import type { Context } from '../context.ts'
import { nearestByLook, type Only } from '../meaning/nearest.ts'

/** `isMostFirst`: what has most of the color comes first. */
export type Wish = Only & { aggregateId: Id | null; keepsDuplicates: boolean; isMostFirst: boolean }

const CANDIDATES = 300
const SAVES = 5

/** What looks most like it, from what stands near it. */
export async function findAlike(ctx: Context, look: Embedding, wish: Wish): Promise<Alike[]> {
  const ranked = rankAlike(look, await nearestByLook(ctx, look, CANDIDATES, wish), wish)
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

/** Vsearch.5. By how much of the picture has the color. */
async function byShare(ctx: Context, alike: readonly Alike[], tint: number): Promise<Alike[]> {
  const ids = alike.map(({ pin_id }) => pin_id)
  const { rows } = await sql<{ pin_id: Id; share: number }>`
    SELECT pin_id, tint_shares[array_position(tints, ${tint}::smallint)] AS share FROM pin_search
    WHERE pin_id = ANY(${ids}::bigint[])`.execute(ctx.db)
  const shares = new Map(rows.map(({ pin_id, share }) => [pin_id, share]))
  return alike
    .map((one) => ({ ...one, like: (shares.get(one.pin_id) ?? 0) / 100 }))
    .sort((a, b) => b.like - a.like || (a.pin_id < b.pin_id ? 1 : -1))
}
