import * as z from 'zod'
import { Board, BoardInvite } from '../entities/board.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { BOARD_ACTIONS, type BoardAction } from '../rules/board/board-action.ts'
import { Flag, jsonText, optional, paged, shown } from '../taken.ts'
import { Done } from './session.ts'

const signedIn = { policy: 'signed-in' } as const
const invites = { policy: 'act-on-board', action: 'invite', of: (o: { board_id: Id }) => o.board_id } as const
const MOST = 50

const Statuses = z
  .union([z.array(z.string()), z.string().transform((sent) => sent.split(/[\s,]+/))])
  .transform((sent) => sent.filter(Boolean))

/** Who is on a board and who is asked to join; or, with `current_user`, what the viewer is asked to join. */
export const BoardInvitesResource = resource('BoardInvites', {
  get: question({
    options: z.object({
      board_id: optional(Id),
      current_user: optional(Flag),
      sort: optional(z.string()),
      status_filters: optional(jsonText(Statuses)),
      include_inactive: optional(Flag),
      ...paged,
    }),
    data: BoardInvite,
    list: true,
    access: { policy: 'open' },
  }),
})

const Which = z.object({ board_id: Id, invited_user_id: optional(Id), ban: optional(Flag), ...shown })

export const BoardInviteResource = resource('BoardInvite', {
  /** One's own invitation to a board. */
  get: question({ options: z.object({ board_id: Id, ...shown }), data: BoardInvite, access: signedIn }),
  create: question({
    options: z.object({ board_id: Id, invited_user_ids: jsonText(z.array(Id).min(1).max(MOST)), ...shown }),
    data: z.array(BoardInvite),
    access: invites,
    costs: 'message',
  }),
  /** Accepts. */
  update: question({ options: Which, data: Board, access: signedIn }),
  /** Declines one's own invitation, or takes back someone's. */
  delete: question({ options: Which, data: Done, access: signedIn }),
})

export const BoardEmailInviteResource = resource('BoardEmailInvite', {
  create: question({
    options: z.object({ board_id: Id, emails: jsonText(z.array(z.string().max(254)).min(1).max(20)) }),
    data: Done,
    access: invites,
    costs: 'mail',
  }),
  /** Joins by the code in the mail: whoever has it reads that address. */
  update: question({ options: z.object({ code: z.string().max(100) }), data: Board, access: signedIn }),
})

const ACTIONS = Object.keys(BOARD_ACTIONS) as [BoardAction, ...BoardAction[]]
/** By name, or by the number the wire gives it. */
const Action = z
  .union([z.enum(ACTIONS), z.int().transform((code) => ACTIONS.find((name) => BOARD_ACTIONS[name] === code))])
  .pipe(z.enum(ACTIONS))

export const BoardCollaboratorResource = resource('BoardCollaborator', {
  /** What a collaborator may do; for the owner alone. */
  update: question({
    options: z.object({ board_id: Id, invited_user_id: Id, permissions: jsonText(z.array(Action)), ...shown }),
    data: BoardInvite,
    access: signedIn,
  }),
  /** Leaves, or removes someone. */
  delete: question({ options: Which, data: Done, access: signedIn }),
})
