import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { Listeners } from '../facts/listener.ts'
import { assignTopics } from '../records/assign-topics.ts'

/** Assigns topics to an aggregate by the words of its first pin and by its picture. */
async function findTopics({ db, house }: Context, pinId: Id): Promise<void> {
  const pin = await db
    .selectFrom('pins')
    .select(['aggregate_id', 'is_repin'])
    .where('id', '=', pinId)
    .executeTakeFirst()
  if (pin && !pin.is_repin) await assignTopics({ ...house, db }, [pin.aggregate_id])
}

export const topicListeners = {
  'aggregate.erased': {
    async forgetTopics({ db }, { aggregate_id }) {
      for (const table of ['aggregate_topics', 'today_choices', 'today_pins'] as const)
        await db.deleteFrom(table).where('aggregate_id', '=', aggregate_id).execute()
    },
  },
  'pin.created': { findTopic: (ctx, { pin_id }) => findTopics(ctx, pin_id) },
  'pin.changed': { findTopic: (ctx, { pin_id }) => findTopics(ctx, pin_id) },
} satisfies Listeners
