import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { askingOutside, type Listeners } from '../facts/listener.ts'
import { readPageOf } from './check-links.ts'
import { noteAggregate, noteLink } from './health-rows.ts'

/** What a page says of a thing is what the first pin of it links to. */
async function noteLinkOf({ db, now }: Context, pin_id: Id): Promise<void> {
  const pin = await db
    .selectFrom('pins')
    .select(['link', 'aggregate_id', 'is_repin'])
    .where('id', '=', pin_id)
    .executeTakeFirst()
  const url = pin?.link && (await noteLink(db, pin.link, now))
  if (url && !pin.is_repin) await noteAggregate(db, url, pin.aggregate_id)
}

export const linkListeners = {
  'pin.created': {
    noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id),
    readPage: askingOutside((house, { pin_id }) => readPageOf(house, pin_id)),
  },
  'pin.saved': { noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id) },
  'pin.changed': {
    noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id),
    readPage: askingOutside((house, { pin_id }) => readPageOf(house, pin_id)),
  },
} satisfies Listeners
