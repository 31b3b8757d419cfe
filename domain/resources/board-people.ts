import * as z from 'zod'
import { Board, BoardInvite } from '../entities/board.ts'
import { Id } from '../id.ts'
import { Flag, fieldSetOptions, jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { BOARD_ACTIONS, type BoardAction } from '../rules/board/board-action.ts'
import { Done } from './session.ts'

const signedIn = { policy: 'signed-in' } as const
const invites = { policy: 'act-on-board', action: 'invite', of: (o: { board_id: Id }) => o.board_id } as const
const MOST = 50

const Statuses = z
  .union([z.array(z.string()), z.string().transform((sent) => sent.split(/[\s,]+/))])
  .transform((sent) => sent.filter(Boolean))

/** Members and invited people of a board; with `current_user`, the viewer's own invitations. */
export const BoardInvitesResource = resource('BoardInvites', {
  get: question({
    options: z.object({
      board_id: optional(Id),
      current_user: optional(Flag),
      sort: optional(z.string()),
      status_filters: optional(jsonOption(Statuses)),
      include_inactive: optional(Flag),
      ...pagedOptions,
    }),
    data: BoardInvite,
    list: true,
    access: { policy: 'open' },
  }),
})

const Which = z.object({ board_id: Id, invited_user_id: optional(Id), ban: optional(Flag), ...fieldSetOptions })

export const BoardInviteResource = resource('BoardInvite', {
  /** The viewer's own invitation to a board. */
  get: question({ options: z.object({ board_id: Id, ...fieldSetOptions }), data: BoardInvite, access: signedIn }),
  create: question({
    options: z.object({ board_id: Id, invited_user_ids: jsonOption(z.array(Id).min(1).max(MOST)), ...fieldSetOptions }),
    data: z.array(BoardInvite),
    access: invites,
    costs: 'message',
  }),
  /** Accepts. */
  update: question({ options: Which, data: Board, access: signedIn }),
  /** Declines one's own invitation, or revokes another person's. */
  delete: question({ options: Which, data: Done, access: signedIn }),
})

export const BoardEmailInviteResource = resource('BoardEmailInvite', {
  create: question({
    options: z.object({ board_id: Id, emails: jsonOption(z.array(z.string().max(254)).min(1).max(20)) }),
    data: Done,
    access: invites,
    costs: 'mail',
  }),
  /** Joins with the code from the email: having the code proves access to that mailbox. */
  update: question({ options: z.object({ code: z.string().max(100) }), data: Board, access: signedIn }),
})

const ACTIONS = Object.keys(BOARD_ACTIONS) as [BoardAction, ...BoardAction[]]
/** An action by its name, or by its number on the wire. */
const Action = z
  .union([z.enum(ACTIONS), z.int().transform((code) => ACTIONS.find((name) => BOARD_ACTIONS[name] === code))])
  .pipe(z.enum(ACTIONS))

export const BoardCollaboratorResource = resource('BoardCollaborator', {
  /** Changes a collaborator's permissions; for the owner alone. */
  update: question({
    options: z.object({
      board_id: Id,
      invited_user_id: Id,
      permissions: jsonOption(z.array(Action)),
      ...fieldSetOptions,
    }),
    data: BoardInvite,
    access: signedIn,
  }),
  /** Leaves the board, or removes another person. */
  delete: question({ options: Which, data: Done, access: signedIn }),
})
