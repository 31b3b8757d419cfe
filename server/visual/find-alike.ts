import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Alike, rankAlike } from '#domain/rules/visual/rank-alike.ts'
import type { Vector } from '#domain/rules/visual/vector.ts'
import type { Context } from '../context.ts'
import { nearestByLook, type Only } from '../meaning/nearest.ts'

export type Wish = Only & { aggregateId: Id | null; keepsDuplicates: boolean }

const CANDIDATES = 300
const SAVES = 5

/** What looks most like it, from what stands near it. */
export async function findAlike(ctx: Context, look: Vector, wish: Wish): Promise<Alike[]> {
  const near = rankAlike(look, await nearestByLook(ctx, look, CANDIDATES, wish), wish)
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
