import type { Id } from '#domain/id.ts'
import type { SignedIn } from '../context.ts'
import { type FallbackAggregate, findAggregatesInPool, findFallbackAggregates } from './fallback-aggregates.ts'

/**
 * Finds older aggregates that no source of home offers: not shown in this visit, not saved by the viewer, and not
 * offered yet.
 */
export async function findOlderAggregates(
  ctx: SignedIn,
  visit: number,
  offered: readonly Id[],
  limit: number,
): Promise<FallbackAggregate[]> {
  const me = ctx.actor.id
  const shown = await ctx.db
    .selectFrom('home_shown')
    .select('aggregate_id')
    .where('user_id', '=', me)
    .where('visit', '=', visit)
    .execute()
  const known = [...offered, ...shown.map((row) => row.aggregate_id)]
  return findFallbackAggregates(ctx, {
    before: null,
    limit,
    without: async (things) => {
      if (!things.length) return known
      const own = await ctx.db
        .selectFrom('user_pins')
        .select('aggregate_id')
        .where('user_id', '=', me)
        .where('aggregate_id', 'in', things)
        .execute()
      return [...known, ...own.map((row) => row.aggregate_id), ...(await findAggregatesInPool(ctx, things))]
    },
  })
}
