import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import { updateNameIndex } from './index-names.ts'
import { indexOwnPin, reindexPinsOfBoard } from './index-own-pins.ts'

export const searchListeners = {
  'pin.created': { makeOwnFindable: (ctx, { pin_id }) => indexOwnPin(ctx.db, pin_id) },
  'pin.saved': { makeOwnFindable: (ctx, { pin_id }) => indexOwnPin(ctx.db, pin_id) },
  'pin.changed': { makeOwnFindable: (ctx, { pin_id }) => indexOwnPin(ctx.db, pin_id) },
  'pin.deleted': { makeOwnFindable: (ctx, { pin_id }) => indexOwnPin(ctx.db, pin_id) },
  'pin.restored': { makeOwnFindable: (ctx, { pin_id }) => indexOwnPin(ctx.db, pin_id) },
  'board.created': { makeFindable: (ctx, { board_id }) => updateNameIndex(ctx.db, [board_id]) },
  'board.changed': {
    makeFindable: (ctx, { board_id }) => updateNameIndex(ctx.db, [board_id]),
    makeOwnFindable: runInRewriteQueue((house, { board_id }, fact) => reindexPinsOfBoard(house, board_id, fact.id)),
  },
  'board.deleted': { makeFindable: (ctx, { board_id }) => updateNameIndex(ctx.db, [board_id]) },
  'board.restored': { makeFindable: (ctx, { board_id }) => updateNameIndex(ctx.db, [board_id]) },
  'board.merged': { makeFindable: (ctx, { board_id }) => updateNameIndex(ctx.db, [board_id]) },
  'user.joined': { makeFindable: (ctx, { user_id }) => updateNameIndex(ctx.db, [user_id]) },
  'user.changed': { makeFindable: (ctx, { user_id }) => updateNameIndex(ctx.db, [user_id]) },
  'user.stateChanged': { makeFindable: (ctx, { user_id }) => updateNameIndex(ctx.db, [user_id]) },
} satisfies Listeners
