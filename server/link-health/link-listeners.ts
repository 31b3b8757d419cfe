import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { Listeners } from '../facts/listener.ts'
import { noteLink } from './health-rows.ts'

async function noteLinkOf({ db, now }: Context, pin_id: Id): Promise<void> {
  const pin = await db.selectFrom('pins').select('link').where('id', '=', pin_id).executeTakeFirst()
  if (pin?.link) await noteLink(db, pin.link, now)
}

export const linkListeners = {
  'pin.created': { noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id) },
  'pin.saved': { noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id) },
  'pin.changed': { noteLink: (ctx, { pin_id }) => noteLinkOf(ctx, pin_id) },
} satisfies Listeners
