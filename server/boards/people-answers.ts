import type { BoardInvite } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  BoardCollaboratorResource,
  BoardEmailInviteResource,
  BoardInviteResource,
  BoardInvitesResource,
} from '#domain/resources/board-people.ts'
import { DONE } from '#domain/resources/session.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { flushCountsThen } from '../facts/in-unit-of-work.ts'
import { mustLoadBoard } from '../records/load-boards.ts'
import { acceptBoardInvite, invitePeopleToBoard, inviteToBoardByMail, joinBoardByCode } from './invite-people.ts'
import { removeFromBoard, setBoardPermissions } from './leave-board.ts'
import { listBoardInvites } from './list-invites.ts'
import { showBoardInvites } from './show-invites.ts'

async function mustShow(ctx: Context, board_id: Id, user_id: Id): Promise<BoardInvite> {
  const [shown] = await showBoardInvites(ctx, [{ board_id, user_id }])
  if (!shown) throw new Refusal('not_found', 'board.inviteNone')
  return shown
}

const joined = (ctx: Context, boardId: Id) => flushCountsThen(ctx, () => mustLoadBoard(ctx, boardId))

export const boardPeopleAnswers = [
  ...defineAnswers(BoardInvitesResource, { get: listBoardInvites }),
  ...defineAnswers(BoardInviteResource, {
    get: (ctx, { board_id }) => mustShow(ctx, board_id, requireSignedIn(ctx).actor.id),
    create: (ctx, { board_id, invited_user_ids }) => invitePeopleToBoard(ctx, board_id, invited_user_ids),
    async update(ctx, { board_id, invited_user_id }) {
      if (invited_user_id && invited_user_id !== ctx.actor?.id) throw new Refusal('forbidden', 'board.notYours')
      await acceptBoardInvite(ctx, board_id)
      return joined(ctx, board_id)
    },
    async delete(ctx, options) {
      await removeFromBoard(ctx, options)
      return DONE
    },
  }),
  ...defineAnswers(BoardEmailInviteResource, {
    async create(ctx, { board_id, emails }) {
      await inviteToBoardByMail(ctx, board_id, emails)
      return DONE
    },
    update: async (ctx, { code }) => joined(ctx, await joinBoardByCode(ctx, code)),
  }),
  ...defineAnswers(BoardCollaboratorResource, {
    async update(ctx, { board_id, invited_user_id, permissions }) {
      await setBoardPermissions(ctx, board_id, invited_user_id, permissions)
      return mustShow(ctx, board_id, invited_user_id)
    },
    async delete(ctx, options) {
      await removeFromBoard(ctx, options)
      return DONE
    },
  }),
]
