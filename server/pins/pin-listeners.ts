import { addToPinDay } from '../events/pin-days.ts'
import { type Listeners, runInOutsideQueue, runInPictureQueue, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import { sqlPictureIsUnused, sweepPicture } from '../media/sweep-pictures.ts'
import { eraseReactionBatch } from './erase-aggregate.ts'
import { fetchWaitingPicture } from './fetch-waiting.ts'

export const pinListeners = {
  'pin.waiting': { fetchPicture: runInOutsideQueue((house, { pin_id }) => fetchWaitingPicture(house, pin_id)) },
  'aggregate.erased': {
    eraseReactions: runInRewriteQueue((house, { aggregate_id }) =>
      runInSteps(house, (ctx) => eraseReactionBatch(ctx, aggregate_id)),
    ),
  },
  'picture.unused': {
    sweep: runInPictureQueue(async (house, { signature }) => void (await sweepPicture(house, signature))),
  },
  'picture.cutOff': {
    sweep: runInPictureQueue(
      async (house, { signature }) => void (await sweepPicture(house, signature, sqlPictureIsUnused)),
    ),
  },
  'pin.saved': { countDay: (ctx, { from_pin_id }) => addToPinDay(ctx.db, ctx.now, from_pin_id, 'saves', 1) },
} satisfies Listeners
