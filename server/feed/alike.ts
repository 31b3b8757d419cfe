import type { Id } from '#domain/id.ts'
import { embeddingFrom } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { nearestByLook, nearestByMeaning } from '../meaning/nearest.ts'
import { SPACES } from '../meaning/spaces.ts'
import type { Neighbor } from './neighbors.ts'

/** What is less like it than this has nothing to do with it. */
const LEAST = { look: 0.35, meaning: 0.4 }
const MEANING = 0.8

/** Things that look most like a thing or mean most nearly the same, each as strong as it is alike in both. */
export async function alikeTo(ctx: Context, aggregateId: Id, limit: number): Promise<Neighbor[]> {
  const own = await ctx.db
    .selectFrom('pin_search')
    .select(['look', 'meaning'])
    .where('aggregate_id', '=', aggregateId)
    .executeTakeFirst()
  const look = own?.look ? embeddingFrom(own.look, SPACES.look.version()) : null
  const meaning = own?.meaning ? embeddingFrom(own.meaning, SPACES.meaning.version()) : null
  const weights = new Map<Id, number>()
  const add = (aggregate: Id, weight: number) => weights.set(aggregate, (weights.get(aggregate) ?? 0) + weight)
  if (look)
    for (const { aggregate_id, like } of await nearestByLook(ctx, look, 2 * limit))
      if (like >= LEAST.look) add(aggregate_id, like)
  if (meaning)
    for (const { aggregate_id, like } of await nearestByMeaning(ctx, meaning, 2 * limit))
      if (like >= LEAST.meaning) add(aggregate_id, like * MEANING)
  weights.delete(aggregateId)
  return [...weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1))
    .slice(0, limit)
    .map(([aggregate, weight]) => ({ aggregate, weight }))
}
