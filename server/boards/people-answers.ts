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
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { shownAfter } from '../facts/in-unit-of-work.ts'
import { mustLoadBoard } from '../records/load-boards.ts'
import { acceptInvite, inviteByMail, invitePeople, joinByCode } from './invite-people.ts'
import { setPermissions, takeOffBoard } from './leave-board.ts'
import { listInvites } from './list-invites.ts'
import { showInvites } from './show-invites.ts'

async function mustShow(ctx: Context, board_id: Id, user_id: Id): Promise<BoardInvite> {
  const [shown] = await showInvites(ctx, [{ board_id, user_id }])
  if (!shown) throw new Refusal('not_found', 'board.inviteNone')
  return shown
}

const joined = (ctx: Context, boardId: Id) => shownAfter(ctx, () => mustLoadBoard(ctx, boardId))

export const peopleAnswers = [
  ...answer(BoardInvitesResource, { get: listInvites }),
  ...answer(BoardInviteResource, {
    get: (ctx, { board_id }) => mustShow(ctx, board_id, signedIn(ctx).actor.id),
    create: (ctx, { board_id, invited_user_ids }) => invitePeople(ctx, board_id, invited_user_ids),
    async update(ctx, { board_id, invited_user_id }) {
      if (invited_user_id && invited_user_id !== ctx.actor?.id) throw new Refusal('forbidden', 'board.notYours')
      await acceptInvite(ctx, board_id)
      return joined(ctx, board_id)
    },
    async delete(ctx, options) {
      await takeOffBoard(ctx, options)
      return DONE
    },
  }),
  ...answer(BoardEmailInviteResource, {
    async create(ctx, { board_id, emails }) {
      await inviteByMail(ctx, board_id, emails)
      return DONE
    },
    update: async (ctx, { code }) => joined(ctx, await joinByCode(ctx, code)),
  }),
  ...answer(BoardCollaboratorResource, {
    async update(ctx, { board_id, invited_user_id, permissions }) {
      await setPermissions(ctx, board_id, invited_user_id, permissions)
      return mustShow(ctx, board_id, invited_user_id)
    },
    async delete(ctx, options) {
      await takeOffBoard(ctx, options)
      return DONE
    },
  }),
]
