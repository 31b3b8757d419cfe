import type { Id } from '#domain/id.ts'
import type { Listeners } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { noteLink } from './health-rows.ts'

async function noteLinkOf({ db, clock }: House, pin_id: Id): Promise<void> {
  const pin = await db.selectFrom('pins').select('link').where('id', '=', pin_id).executeTakeFirst()
  if (pin?.link) await noteLink(db, pin.link, clock())
}

export const linkListeners: Listeners = {
  'pin.created': { noteLink: (house, { pin_id }) => noteLinkOf(house, pin_id) },
  'pin.saved': { noteLink: (house, { pin_id }) => noteLinkOf(house, pin_id) },
  'pin.changed': { noteLink: (house, { pin_id }) => noteLinkOf(house, pin_id) },
}
