import type { Id } from '#domain/id.ts'
import { topicOf } from '#domain/rules/feedback/topic-of.ts'
import type { Context } from '../context.ts'
import type { Listeners } from '../facts/listener.ts'

/** The topic of a thing is told by the words of its first pin. */
async function findTopic({ db }: Context, pinId: Id): Promise<void> {
  const pin = await db
    .selectFrom('pins')
    .select(['aggregate_id', 'title', 'description', 'is_repin'])
    .where('id', '=', pinId)
    .executeTakeFirst()
  if (!pin || pin.is_repin) return
  const interests = await db.selectFrom('interests').select(['id', 'name']).execute()
  const interest_id = topicOf(`${pin.title} ${pin.description}`, interests)
  if (interest_id) await db.updateTable('aggregates').set({ interest_id }).where('id', '=', pin.aggregate_id).execute()
}

export const topicListeners = {
  'pin.created': { findTopic: (ctx, { pin_id }) => findTopic(ctx, pin_id) },
  'pin.changed': { findTopic: (ctx, { pin_id }) => findTopic(ctx, pin_id) },
} satisfies Listeners
