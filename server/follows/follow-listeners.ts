import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { inSteps } from '../facts/in-steps.ts'
import { type Listeners, rewriting } from '../facts/listener.ts'
import { removeFollow } from './set-follow.ts'

const BATCH = 200

async function eraseSome(ctx: Context, userId: Id): Promise<boolean> {
  const mine = await ctx.db
    .selectFrom('follows')
    .select(['kind', 'target_id'])
    .where('follower_id', '=', userId)
    .limit(BATCH)
    .execute()
  let removed = 0
  for (const { kind, target_id } of mine) if (await removeFollow(ctx, userId, kind as 'user', target_id)) removed++
  const others = await ctx.db
    .selectFrom('followers')
    .select('follower_id')
    .where('target_id', '=', userId)
    .where('kind', '=', 'user')
    .limit(BATCH)
    .execute()
  for (const { follower_id } of others) if (await removeFollow(ctx, follower_id, 'user', userId)) removed++
  return removed >= BATCH
}

export const followListeners = {
  'account.deleted': {
    eraseFollows: rewriting((house, { user_id }) => inSteps(house, (ctx) => eraseSome(ctx, user_id))),
  },
  'user.blocked': {
    async unfollowBothWays(ctx, { user_id, by_id }) {
      await removeFollow(ctx, by_id, 'user', user_id)
      await removeFollow(ctx, user_id, 'user', by_id)
    },
  },
} satisfies Listeners
