import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { type Listeners, readingPictures } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { indexAggregateOf, indexAggregates } from './index-aggregates.ts'
import { makeMeanings } from './make-meanings.ts'
import { readPictureOf } from './read-pictures.ts'

const withinUnit = ({ house, db }: Context) => ({ ...house, db })
const ofPin = (ctx: Context, { pin_id }: { pin_id: Id }) => indexAggregateOf(withinUnit(ctx), pin_id)

/** A new thing is looked at, and its words are understood, within seconds. */
async function understand(house: House, { pin_id }: { pin_id: Id }): Promise<void> {
  await readPictureOf(house, pin_id)
  await makeMeanings(house)
}

/** Whatever happens to a thing, the row that says what it means follows. */
export const meaningListeners = {
  'pin.created': { makeFindable: ofPin, understand: readingPictures(understand) },
  'pin.saved': { makeFindable: ofPin },
  'pin.changed': { makeFindable: ofPin, understand: readingPictures(understand) },
  'pin.deleted': { makeFindable: ofPin },
  'pin.restored': { makeFindable: ofPin },
  'thing.read': { makeFindable: (ctx, { aggregate_id }) => indexAggregates(withinUnit(ctx), [aggregate_id]) },
  'pins.moderated': { makeFindable: (ctx, { aggregate_ids }) => indexAggregates(withinUnit(ctx), aggregate_ids) },
} satisfies Listeners
