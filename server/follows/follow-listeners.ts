import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { type Listeners, rewriting } from '../facts/listener.ts'
import { removeFollow } from './set-follow.ts'

async function eraseFollows(ctx: Context, userId: Id): Promise<void> {
  const mine = await ctx.db
    .selectFrom('follows')
    .select(['kind', 'target_id'])
    .where('follower_id', '=', userId)
    .execute()
  for (const { kind, target_id } of mine) await removeFollow(ctx, userId, kind as 'user', target_id)
  const others = await ctx.db
    .selectFrom('followers')
    .select('follower_id')
    .where('target_id', '=', userId)
    .where('kind', '=', 'user')
    .execute()
  for (const { follower_id } of others) await removeFollow(ctx, follower_id, 'user', userId)
}

export const followListeners = {
  'account.deleted': {
    eraseFollows: rewriting((house, { user_id }) => inUnitOfWork(house, 'house', (ctx) => eraseFollows(ctx, user_id))),
  },
  'user.blocked': {
    async unfollowBothWays(ctx, { user_id, by_id }) {
      await removeFollow(ctx, by_id, 'user', user_id)
      await removeFollow(ctx, user_id, 'user', by_id)
    },
  },
} satisfies Listeners
