import { countDay } from '../events/pin-days.ts'
import { inSteps } from '../facts/in-steps.ts'
import { askingOutside, type Listeners, readingPictures, rewriting } from '../facts/listener.ts'
import { isUnused, sweepPicture } from '../media/sweep-pictures.ts'
import { eraseSomeReactions } from './erase-aggregate.ts'
import { fetchWaiting } from './fetch-waiting.ts'

export const pinListeners = {
  'pin.waiting': { fetchPicture: askingOutside((house, { pin_id }) => fetchWaiting(house, pin_id)) },
  'aggregate.erased': {
    eraseReactions: rewriting((house, { aggregate_id }) =>
      inSteps(house, (ctx) => eraseSomeReactions(ctx, aggregate_id)),
    ),
  },
  'picture.unused': {
    sweep: readingPictures(async (house, { signature }) => void (await sweepPicture(house, signature))),
  },
  'picture.cutOff': {
    sweep: readingPictures(async (house, { signature }) => void (await sweepPicture(house, signature, isUnused))),
  },
  'pin.saved': { countDay: (ctx, { from_pin_id }) => countDay(ctx.db, ctx.now, from_pin_id, 'saves', 1) },
} satisfies Listeners
