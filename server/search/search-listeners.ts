import type { Listeners } from '../facts/listener.ts'
import { indexAggregate, indexAggregateOf, indexNames } from './index-aggregates.ts'

export const searchListeners = {
  'pin.created': { makeFindable: (ctx, { pin_id }) => indexAggregateOf(ctx.db, pin_id) },
  'pin.saved': { makeFindable: (ctx, { pin_id }) => indexAggregateOf(ctx.db, pin_id) },
  'pin.changed': { makeFindable: (ctx, { pin_id }) => indexAggregateOf(ctx.db, pin_id) },
  'pin.deleted': { makeFindable: (ctx, { pin_id }) => indexAggregateOf(ctx.db, pin_id) },
  'pin.restored': { makeFindable: (ctx, { pin_id }) => indexAggregateOf(ctx.db, pin_id) },
  'pins.moderated': {
    makeFindable: async (ctx, { aggregate_ids }) => {
      for (const id of aggregate_ids) await indexAggregate(ctx.db, id)
    },
  },
  'board.created': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'board.changed': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'board.deleted': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'board.restored': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'board.merged': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'user.joined': { makeFindable: (ctx, { user_id }) => indexNames(ctx.db, user_id) },
  'user.changed': { makeFindable: (ctx, { user_id }) => indexNames(ctx.db, user_id) },
  'user.stateChanged': { makeFindable: (ctx, { user_id }) => indexNames(ctx.db, user_id) },
} satisfies Listeners
