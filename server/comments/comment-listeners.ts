import { inSteps } from '../facts/in-steps.ts'
import { type Listeners, rewriting } from '../facts/listener.ts'
import { eraseCommentsAbout, eraseSomeCommentsOf } from './erase-comments.ts'

export const commentListeners = {
  'account.deleted': {
    eraseComments: rewriting((house, { user_id }) => inSteps(house, (ctx) => eraseSomeCommentsOf(ctx, user_id))),
  },
  'aggregate.erased': { eraseComments: (ctx, { aggregate_id }) => eraseCommentsAbout(ctx, aggregate_id) },
} satisfies Listeners
