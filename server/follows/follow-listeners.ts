import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import { addFollow, removeFollow } from './set-follow.ts'

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

/** Moves followers of a merged topic to the other one. People who followed both follow it once. */
async function moveSome(ctx: Context, from: Id, into: Id): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('followers')
    .select(['follower_id', 'created_at'])
    .where('target_id', '=', from)
    .where('kind', '=', 'interest')
    .limit(BATCH)
    .execute()
  for (const { follower_id, created_at } of rows) {
    await addFollow(ctx, follower_id, 'interest', into, created_at)
    await removeFollow(ctx, follower_id, 'interest', from)
  }
  return rows.length === BATCH
}

export const followListeners = {
  'account.deleted': {
    eraseFollows: runInRewriteQueue((house, { user_id }) => runInSteps(house, (ctx) => eraseSome(ctx, user_id))),
  },
  'topic.changed': {
    moveFollowers: runInRewriteQueue(async (house, { interest_id, into_id }) => {
      if (into_id) await runInSteps(house, (ctx) => moveSome(ctx, interest_id, into_id))
    }),
  },
  'user.blocked': {
    async unfollowBothWays(ctx, { user_id, by_id }) {
      await removeFollow(ctx, by_id, 'user', user_id)
      await removeFollow(ctx, user_id, 'user', by_id)
    },
  },
} satisfies Listeners
