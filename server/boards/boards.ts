import { Refusal } from '#domain/refusal.ts'
import {
  BoardArchiveResource,
  BoardFeedResource,
  BoardMergeResource,
  BoardOrderResource,
  BoardPickerBoardsResource,
  BoardPinOrderResource,
  BoardResource,
  BoardsFeedResource,
  BoardsResource,
  BoardTitleSuggestionsResource,
  ProfileBoardsResource,
  UserStateResource,
} from '#domain/resources/boards.ts'
import { DONE } from '#domain/resources/session.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { showBulk } from '../places/bulk-jobs.ts'
import { mustSeeBoard } from '../records/access.ts'
import { loadBoards } from '../records/load-boards.ts'
import { boardFeed } from './board-feed.ts'
import { createBoard } from './create-board.ts'
import { deleteBoard } from './delete-board.ts'
import { listBoards } from './list-boards.ts'
import { mergeBoards } from './merge-boards.ts'
import { placeNextTo } from './order.ts'
import { peopleAnswers } from './people-answers.ts'
import { pickBoards } from './pick-boards.ts'
import { findQuickSavesBoard } from './quick-saves-board.ts'
import { sectionAnswers } from './section-answers.ts'
import { titleSuggestions } from './suggest.ts'
import { setArchived, updateBoard } from './update-board.ts'

export const boardAnswers = [
  ...answer(BoardResource, {
    async get(ctx, { board: address }) {
      const row = await mustSeeBoard(ctx, address)
      const [board] = await loadBoards(ctx, [row.id])
      if (!board) throw new Refusal('no_board', 'board.none')
      return board
    },
    create: createBoard,
    update: updateBoard,
    delete: async (ctx, { board_id }) => showBulk(await deleteBoard(ctx, board_id)),
  }),
  ...answer(BoardArchiveResource, {
    create: (ctx, { board_id }) => setArchived(ctx, board_id, true),
    delete: (ctx, { board_id }) => setArchived(ctx, board_id, false),
  }),
  ...answer(BoardMergeResource, {
    create: async (ctx, { board_id, into_board_id }) => showBulk(await mergeBoards(ctx, board_id, into_board_id)),
  }),
  ...answer(BoardOrderResource, {
    async update(ctx, { board_id, ...beside }) {
      const { actor } = signedIn(ctx)
      await mustSeeBoard(ctx, { id: board_id })
      await placeNextTo(ctx, { table: 'user_boards', of: 'user_id', whose: actor.id, id: 'board_id' }, board_id, beside)
      return DONE
    },
  }),
  ...answer(BoardPinOrderResource, {
    async update(ctx, { board_id, pin_id, ...beside }) {
      await placeNextTo(ctx, { table: 'board_pins', of: 'board_id', whose: board_id, id: 'pin_id' }, pin_id, beside)
      const changes = { order_modified_at: ctx.now, default_sort: 'custom' }
      await ctx.db.updateTable('boards').set(changes).where('id', '=', board_id).execute()
      return DONE
    },
  }),
  ...answer(BoardsResource, { get: listBoards }),
  ...answer(BoardsFeedResource, { get: listBoards }),
  ...answer(ProfileBoardsResource, { get: listBoards }),
  ...answer(BoardFeedResource, { get: boardFeed }),
  ...answer(BoardPickerBoardsResource, { get: pickBoards }),
  ...answer(BoardTitleSuggestionsResource, { get: (ctx, { pin_id }) => titleSuggestions(ctx, pin_id) }),
  ...answer(UserStateResource, {
    get: async (ctx, { state }) => ({ state, value: await findQuickSavesBoard(ctx, signedIn(ctx).actor.id) }),
  }),
  ...sectionAnswers,
  ...peopleAnswers,
]
