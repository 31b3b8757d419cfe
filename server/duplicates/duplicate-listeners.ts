import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import { indexAggregates } from '../meaning/index-aggregates.ts'
import { loadAggregates } from '../records/load-pins.ts'
import { finalizeMergeBatch } from './finish-merges.ts'
import { toMergeUndoData } from './merge-row.ts'
import { findPinIdsOfAggregate, movePinsToAggregate } from './move-aggregate.ts'
import { scheduleDuplicateSearch } from './search-duplicates.ts'

type Merged = { user_id: Id; merge_id: Id; aggregate_ids: Id[] }

export const duplicateListeners = {
  'things.merged': {
    gatherStrays,
    searchAnew: (ctx, { user_id }) => scheduleDuplicateSearch(ctx, user_id, 'now'),
    makeFindable: async (ctx, { aggregate_ids }) => {
      await indexAggregates({ ...ctx.house, db: ctx.db }, aggregate_ids)
    },
  },
  'account.deleted': {
    /** A deleted account can't undo a merge any more, so its merges become final. */
    finishMerges: runInRewriteQueue((house, { user_id }) =>
      runInSteps(house, (ctx) => finalizeMergeBatch(ctx, sql`user_id = ${user_id}`)),
    ),
  },
  'pin.created': { searchDuplicates: searchAfterPin },
  'pin.saved': { searchDuplicates: searchAfterPin },
  'pin.changed': { searchDuplicates: searchAfterPin },
  'pin.deleted': { searchDuplicates: searchAfterPin },
  'pin.restored': { searchDuplicates: searchAfterPin },
  'pins.moderated': {
    searchDuplicates: async (ctx, { user_ids }) => {
      for (const id of user_ids) await scheduleDuplicateSearch(ctx, id)
    },
  },
  'bulk.done': {
    searchDuplicates: async (ctx, { job_id }) => {
      const job = await ctx.db.selectFrom('bulk_jobs').select('user_id').where('id', '=', job_id).executeTakeFirst()
      if (job) await scheduleDuplicateSearch(ctx, job.user_id)
    },
  },
} satisfies Listeners

async function searchAfterPin(ctx: Context, { pin_id }: { pin_id: Id }): Promise<void> {
  const pin = await ctx.db.selectFrom('pins').select('pinner_id').where('id', '=', pin_id).executeTakeFirst()
  if (pin) await scheduleDuplicateSearch(ctx, pin.pinner_id)
}

/** Someone may save an aggregate at the moment in which it is merged into another: moves their pin to that one. */
async function gatherStrays(ctx: Context, { user_id, merge_id }: Merged): Promise<void> {
  const merge = await ctx.db
    .selectFrom('merges')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('id', '=', merge_id)
    .forUpdate()
    .executeTakeFirst()
  const kept = merge && (await loadAggregates(ctx, [merge.aggregate_id])).get(merge.aggregate_id)
  if (!merge || !kept) return
  const moved = toMergeUndoData(merge)
  for (const aggregate of moved.things.filter((one) => one.is_whole)) {
    const strays = await movePinsToAggregate(ctx, aggregate.id, kept, await findPinIdsOfAggregate(ctx, aggregate.id))
    aggregate.pins.push(...strays.map((pin) => pin.id))
  }
  await ctx.db
    .updateTable('merges')
    .set({ moved: JSON.stringify(moved) })
    .where('user_id', '=', user_id)
    .where('id', '=', merge_id)
    .execute()
}
