import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { type Listeners, runInPictureQueue } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { analyzePictureOfPin } from './analyze-pictures.ts'
import { indexAggregateOfPin, indexAggregates } from './index-aggregates.ts'
import { makeTextEmbeddings } from './make-text-embeddings.ts'

const withinUnit = ({ house, db }: Context) => ({ ...house, db })
const ofPin = (ctx: Context, { pin_id }: { pin_id: Id }) => indexAggregateOfPin(withinUnit(ctx), pin_id)

/** Analyzes the picture and the text of a new pin within seconds. */
async function understand(house: House, { pin_id }: { pin_id: Id }): Promise<void> {
  await analyzePictureOfPin(house, pin_id)
  await makeTextEmbeddings(house)
}

/** Keeps the search row of an aggregate up to date with everything that happens to it. */
export const meaningListeners = {
  'pin.created': { makeFindable: ofPin, understand: runInPictureQueue(understand) },
  'pin.saved': { makeFindable: ofPin },
  'pin.changed': { makeFindable: ofPin, understand: runInPictureQueue(understand) },
  'pin.deleted': { makeFindable: ofPin },
  'pin.restored': { makeFindable: ofPin },
  'thing.read': { makeFindable: (ctx, { aggregate_id }) => indexAggregates(withinUnit(ctx), [aggregate_id]) },
  'pins.moderated': { makeFindable: (ctx, { aggregate_ids }) => indexAggregates(withinUnit(ctx), aggregate_ids) },
} satisfies Listeners
