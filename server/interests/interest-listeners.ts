import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import { assignTopics } from '../records/assign-topics.ts'
import { invalidateInterestTree } from '../records/interest-tree.ts'

const BATCH = 200

/** Reassigns the topics of a batch of pins after a topic changed; topics chosen by people move to the new topic. */
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
  await assignTopics(
    { ...ctx.house, db: ctx.db },
    rows.map((row) => row.aggregate_id),
  )
  return rows.length === BATCH ? (rows.at(-1)?.aggregate_id ?? null) : null
}

export const interestListeners = {
  'topic.changed': {
    moveTopic: runInRewriteQueue(async (house, { interest_id, into_id }) => {
      invalidateInterestTree(house)
      let after: Id | null = '0' as Id
      await runInSteps(house, async (ctx) => {
        after = await moveSomePins(ctx, interest_id, into_id, after ?? ('0' as Id))
        return after !== null
      })
    }),
  },
} satisfies Listeners
