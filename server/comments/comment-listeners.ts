import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import { eraseCommentBatchOfAggregate, eraseCommentBatchOfPerson } from './erase-comments.ts'

export const commentListeners = {
  'account.deleted': {
    eraseComments: runInRewriteQueue((house, { user_id }) =>
      runInSteps(house, (ctx) => eraseCommentBatchOfPerson(ctx, user_id)),
    ),
  },
  'aggregate.erased': {
    eraseComments: runInRewriteQueue((house, { aggregate_id }) =>
      runInSteps(house, (ctx) => eraseCommentBatchOfAggregate(ctx, aggregate_id)),
    ),
  },
} satisfies Listeners
