import { inSteps } from '../facts/in-steps.ts'
import { type Listeners, rewriting } from '../facts/listener.ts'
import { eraseSomeCommentsAbout, eraseSomeCommentsOf } from './erase-comments.ts'

export const commentListeners = {
  'account.deleted': {
    eraseComments: rewriting((house, { user_id }) => inSteps(house, (ctx) => eraseSomeCommentsOf(ctx, user_id))),
  },
  'aggregate.erased': {
    eraseComments: rewriting((house, { aggregate_id }) =>
      inSteps(house, (ctx) => eraseSomeCommentsAbout(ctx, aggregate_id)),
    ),
  },
} satisfies Listeners
