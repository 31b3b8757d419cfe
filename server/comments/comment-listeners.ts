import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { type Listeners, rewriting } from '../facts/listener.ts'
import { eraseCommentsAbout, eraseCommentsOf } from './erase-comments.ts'

export const commentListeners = {
  'account.deleted': {
    eraseComments: rewriting((house, { user_id }) =>
      inUnitOfWork(house, 'house', (ctx) => eraseCommentsOf(ctx, user_id)),
    ),
  },
  'aggregate.erased': { eraseComments: (ctx, { aggregate_id }) => eraseCommentsAbout(ctx, aggregate_id) },
} satisfies Listeners
