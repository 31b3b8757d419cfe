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
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import { showBulkEdit } from '../places/bulk-jobs.ts'
import { mustSeeBoard } from '../records/access.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadBoardFeed } from './board-feed.ts'
import { createBoard } from './create-board.ts'
import { deleteBoard } from './delete-board.ts'
import { listBoards } from './list-boards.ts'
import { mergeBoards } from './merge-boards.ts'
import { boardPeopleAnswers } from './people-answers.ts'
import { listPickerBoards } from './pick-boards.ts'
import { findQuickSavesBoard } from './quick-saves-board.ts'
import { repositionListItem } from './reposition-list-item.ts'
import { sectionAnswers } from './section-answers.ts'
import { suggestBoardTitles } from './suggest-board-titles.ts'
import { setBoardArchived, updateBoard } from './update-board.ts'

export const boardAnswers = [
  ...defineAnswers(BoardResource, {
    async get(ctx, { board: address }) {
      const row = await mustSeeBoard(ctx, address)
      const [board] = await loadBoards(ctx, [row.id])
      if (!board) throw new Refusal('no_board', 'board.none')
      return board
    },
    create: createBoard,
    update: updateBoard,
    delete: async (ctx, { board_id }) => showBulkEdit(await deleteBoard(ctx, board_id)),
  }),
  ...defineAnswers(BoardArchiveResource, {
    create: (ctx, { board_id }) => setBoardArchived(ctx, board_id, true),
    delete: (ctx, { board_id }) => setBoardArchived(ctx, board_id, false),
  }),
  ...defineAnswers(BoardMergeResource, {
    create: async (ctx, { board_id, into_board_id }) => showBulkEdit(await mergeBoards(ctx, board_id, into_board_id)),
  }),
  ...defineAnswers(BoardOrderResource, {
    async update(ctx, { board_id, ...beside }) {
      const { actor } = requireSignedIn(ctx)
      await mustSeeBoard(ctx, { id: board_id })
      await repositionListItem(
        ctx,
        { table: 'user_boards', of: 'user_id', whose: actor.id, id: 'board_id' },
        board_id,
        beside,
      )
      return DONE
    },
  }),
  ...defineAnswers(BoardPinOrderResource, {
    async update(ctx, { board_id, pin_id, ...beside }) {
      await repositionListItem(
        ctx,
        { table: 'board_pins', of: 'board_id', whose: board_id, id: 'pin_id' },
        pin_id,
        beside,
      )
      const changes = { order_modified_at: ctx.now, default_sort: 'custom' }
      await ctx.db.updateTable('boards').set(changes).where('id', '=', board_id).execute()
      return DONE
    },
  }),
  ...defineAnswers(BoardsResource, { get: listBoards }),
  ...defineAnswers(BoardsFeedResource, { get: listBoards }),
  ...defineAnswers(ProfileBoardsResource, { get: listBoards }),
  ...defineAnswers(BoardFeedResource, { get: loadBoardFeed }),
  ...defineAnswers(BoardPickerBoardsResource, { get: listPickerBoards }),
  ...defineAnswers(BoardTitleSuggestionsResource, { get: (ctx, { pin_id }) => suggestBoardTitles(ctx, pin_id) }),
  ...defineAnswers(UserStateResource, {
    get: async (ctx, { state }) => ({ state, value: await findQuickSavesBoard(ctx, requireSignedIn(ctx).actor.id) }),
  }),
  ...sectionAnswers,
  ...boardPeopleAnswers,
]
