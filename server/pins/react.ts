import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { toggleReaction } from '#domain/rules/react/reactions.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { hasReactionsDisabled } from '../records/show-kinds.ts'

/**
 * Sets, changes or removes the actor's only reaction to an aggregate. Counts are kept on the aggregate, for all its
 * pins.
 */
export async function setReaction(asked: Context, pinId: Id, type: number | null) {
  const ctx = requireSignedIn(asked)
  const { pin } = await mustSeePin(ctx, pinId)
  const aggregate = await ctx.db
    .selectFrom('aggregates')
    .select(['reaction_counts', 'media'])
    .where('id', '=', pin.aggregate_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (type !== null && hasReactionsDisabled(aggregate)) throw new Refusal('forbidden', 'pin.reactionsOff')
  const mine = ctx.db
    .selectFrom('reactions')
    .where('user_id', '=', ctx.actor.id)
    .where('aggregate_id', '=', pin.aggregate_id)
  const before = (await mine.select('type').executeTakeFirst())?.type ?? null
  const counts = aggregate.reaction_counts as Record<string, number>
  const change = type ?? before
  if (before === type || change === null)
    return { type: 'pin' as const, id: pinId, reaction_by_me: before, reaction_counts: counts }
  const after = toggleReaction({ reaction_counts: counts, reaction_by_me: before }, change)
  await ctx.db
    .deleteFrom('reactions')
    .where('user_id', '=', ctx.actor.id)
    .where('aggregate_id', '=', pin.aggregate_id)
    .execute()
  if (type !== null)
    await ctx.db
      .insertInto('reactions')
      .values({ user_id: ctx.actor.id, aggregate_id: pin.aggregate_id, type, created_at: ctx.now })
      .execute()
  await ctx.db
    .updateTable('aggregates')
    .set({ reaction_counts: JSON.stringify(after.reaction_counts) })
    .where('id', '=', pin.aggregate_id)
    .execute()
  return { type: 'pin' as const, id: pinId, ...after }
}
