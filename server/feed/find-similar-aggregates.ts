import type { Id } from '#domain/id.ts'
import { decodeEmbedding } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import { EMBEDDING_SPACES } from '../meaning/embedding-spaces.ts'
import { findNearestByImage, findNearestByText } from '../meaning/nearest.ts'
import type { Neighbor } from './neighbors.ts'

/** Minimum similarity; less similar aggregates are unrelated. */
const LEAST = { look: 0.35, meaning: 0.4 }
const MEANING = 0.8

/** Finds the aggregates most similar in picture or text, weighted by their similarity in both. */
export async function findSimilarAggregates(ctx: Context, aggregateId: Id, limit: number): Promise<Neighbor[]> {
  const own = await ctx.db
    .selectFrom('pin_search')
    .select(['look', 'meaning'])
    .where('aggregate_id', '=', aggregateId)
    .executeTakeFirst()
  const look = own?.look ? decodeEmbedding(own.look, EMBEDDING_SPACES.look.version()) : null
  const meaning = own?.meaning ? decodeEmbedding(own.meaning, EMBEDDING_SPACES.meaning.version()) : null
  const weights = new Map<Id, number>()
  const add = (aggregate: Id, weight: number) => weights.set(aggregate, (weights.get(aggregate) ?? 0) + weight)
  if (look)
    for (const { aggregate_id, like } of await findNearestByImage(ctx, look, 2 * limit))
      if (like >= LEAST.look) add(aggregate_id, like)
  if (meaning)
    for (const { aggregate_id, like } of await findNearestByText(ctx, meaning, 2 * limit))
      if (like >= LEAST.meaning) add(aggregate_id, like * MEANING)
  weights.delete(aggregateId)
  return [...weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1))
    .slice(0, limit)
    .map(([aggregate, weight]) => ({ aggregate, weight }))
}
