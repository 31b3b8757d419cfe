import type { Listeners } from '../facts/listener.ts'
import { indexNames } from './index-names.ts'

export const searchListeners = {
  'board.created': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'board.changed': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'board.deleted': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'board.restored': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'board.merged': { makeFindable: (ctx, { board_id }) => indexNames(ctx.db, board_id) },
  'user.joined': { makeFindable: (ctx, { user_id }) => indexNames(ctx.db, user_id) },
  'user.changed': { makeFindable: (ctx, { user_id }) => indexNames(ctx.db, user_id) },
  'user.stateChanged': { makeFindable: (ctx, { user_id }) => indexNames(ctx.db, user_id) },
} satisfies Listeners
