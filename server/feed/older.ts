import type { Id } from '#domain/id.ts'
import type { SignedIn } from '../context.ts'
import { aggregatesInPool, type OtherAggregate, otherAggregates } from './other-aggregates.ts'

/** What no source of someone's own home offers: nothing that the visit has shown, that they keep, or that is offered already. */
export async function olderAggregates(
  ctx: SignedIn,
  visit: number,
  offered: readonly Id[],
  limit: number,
): Promise<OtherAggregate[]> {
  const me = ctx.actor.id
  const shown = await ctx.db
    .selectFrom('home_shown')
    .select('aggregate_id')
    .where('user_id', '=', me)
    .where('visit', '=', visit)
    .execute()
  const known = [...offered, ...shown.map((row) => row.aggregate_id)]
  return otherAggregates(ctx, {
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
      return [...known, ...own.map((row) => row.aggregate_id), ...(await aggregatesInPool(ctx, things))]
    },
  })
}
