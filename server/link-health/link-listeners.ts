import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { type Listeners, runInOutsideQueue } from '../facts/listener.ts'
import { readPageOfNewPin } from './check-links.ts'
import { registerLink, registerLinkAggregate } from './health-rows.ts'

/** Registers the link of an aggregate's first pin: its page describes the aggregate. */
async function noteLinkOf({ db, now }: Context, pin_id: Id): Promise<void> {
  const pin = await db
    .selectFrom('pins')
    .select(['link', 'aggregate_id', 'is_repin'])
    .where('id', '=', pin_id)
    .executeTakeFirst()
  const url = pin?.link && (await registerLink(db, pin.link, now))
  if (url && !pin.is_repin) await registerLinkAggregate(db, url, pin.aggregate_id)
}

export const linkListeners = {
  'pin.created': {
    noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id),
    readPage: runInOutsideQueue((house, { pin_id }) => readPageOfNewPin(house, pin_id)),
  },
  'pin.saved': { noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id) },
  'pin.changed': {
    noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id),
    readPage: runInOutsideQueue((house, { pin_id }) => readPageOfNewPin(house, pin_id)),
  },
} satisfies Listeners
