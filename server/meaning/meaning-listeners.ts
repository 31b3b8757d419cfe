import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { Listeners } from '../facts/listener.ts'
import { indexThingOf, indexThings } from './index-things.ts'

const withinUnit = ({ house, db }: Context) => ({ ...house, db })
const ofPin = (ctx: Context, { pin_id }: { pin_id: Id }) => indexThingOf(withinUnit(ctx), pin_id)

/** Whatever happens to a thing, the row that says what it means follows. */
export const meaningListeners = {
  'pin.created': { makeFindable: ofPin },
  'pin.saved': { makeFindable: ofPin },
  'pin.changed': { makeFindable: ofPin },
  'pin.deleted': { makeFindable: ofPin },
  'pin.restored': { makeFindable: ofPin },
  'pins.moderated': { makeFindable: (ctx, { aggregate_ids }) => indexThings(withinUnit(ctx), aggregate_ids) },
} satisfies Listeners
