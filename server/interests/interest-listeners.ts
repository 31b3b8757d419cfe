import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { count } from '../counts.ts'
import { inSteps } from '../facts/in-steps.ts'
import { type Listeners, rewriting } from '../facts/listener.ts'
import { giveTopics } from '../records/give-topics.ts'
import { forgetInterestTree } from '../records/interest-tree.ts'

const BATCH = 200

/** Pins about a topic that changed are told their topics anew, some at a time; what people said of it is said of the new one. */
async function moveSomePins(ctx: Context, from: Id, into: Id | null, after: Id): Promise<Id | null> {
  const rows = await ctx.db
    .selectFrom('aggregate_topics')
    .select(['aggregate_id', 'source', 'is_off'])
    .where('interest_id', '=', from)
    .where('aggregate_id', '>', after)
    .orderBy('aggregate_id')
    .limit(BATCH)
    .execute()
  if (into)
    for (const row of rows) {
      const isSaid = row.source === 'creator' || row.source === 'staff'
      if (isSaid)
        await ctx.db
          .insertInto('aggregate_topics')
          .values({ ...row, interest_id: into, confidence: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      await ctx.db
        .deleteFrom('aggregate_topics')
        .where('aggregate_id', '=', row.aggregate_id)
        .where('interest_id', '=', from)
        .execute()
    }
  await giveTopics(
    { ...ctx.house, db: ctx.db },
    rows.map((row) => row.aggregate_id),
  )
  return rows.length === BATCH ? (rows.at(-1)?.aggregate_id ?? null) : null
}

/** Whoever followed both follows once. */
async function moveSomeFollowers(ctx: Context, from: Id, into: Id): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('followers')
    .select(['follower_id', 'created_at'])
    .where('target_id', '=', from)
    .where('kind', '=', 'interest')
    .limit(BATCH)
    .execute()
  for (const { follower_id, created_at } of rows) {
    const row = { follower_id, kind: 'interest', target_id: into, created_at }
    const added = await ctx.db
      .insertInto('follows')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('target_id')
      .executeTakeFirst()
    if (added) {
      await ctx.db.insertInto('followers').values(row).execute()
      count(ctx, 'interest.followers', into, +1)
    }
    await sql`DELETE FROM follows WHERE follower_id = ${follower_id} AND kind = 'interest' AND target_id = ${from}`.execute(
      ctx.db,
    )
    await sql`DELETE FROM followers WHERE target_id = ${from} AND kind = 'interest' AND follower_id = ${follower_id}`.execute(
      ctx.db,
    )
    count(ctx, 'interest.followers', from, -1)
  }
  return rows.length === BATCH
}

export const interestListeners = {
  'topic.changed': {
    moveTopic: rewriting(async (house, { interest_id, into_id }) => {
      forgetInterestTree(house)
      if (into_id) await inSteps(house, (ctx) => moveSomeFollowers(ctx, interest_id, into_id))
      let after: Id | null = '0' as Id
      await inSteps(house, async (ctx) => {
        after = await moveSomePins(ctx, interest_id, into_id, after ?? ('0' as Id))
        return after !== null
      })
    }),
  },
} satisfies Listeners
