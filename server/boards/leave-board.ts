import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type BoardAction, permissionBits } from '#domain/rules/board/board-action.ts'
import { mayActOnBoard } from '#domain/rules/board/may-act-on-board.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { type BoardRow, loadBoardRows, maySeeBoard, placeOf } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import { removePerson, setPerson } from './board-people.ts'
import { mustOwnBoard } from './own-board.ts'

type Which = { board_id: Id; invited_user_id?: Id | undefined; ban?: boolean | undefined }

/** Declines or leaves oneself; takes someone's invitation back or removes them. Pins stay in every case. */
export async function takeOffBoard(asked: Context, { board_id, invited_user_id, ban = false }: Which): Promise<void> {
  const ctx = signedIn(asked)
  await lock(ctx, 'board people', board_id)
  const userId = invited_user_id ?? ctx.actor.id
  const isSelf = userId === ctx.actor.id
  const board = await mustBeConcerned(ctx, board_id)
  const state = board.people.find((member) => member.user_id === userId)?.state
  if (state === 'owner') throw new Refusal('forbidden', 'board.ownerStays')
  if (!isSelf) mayTakeOff(ctx, board, state)
  if (state !== 'member' && state !== 'invited') {
    if (isSelf) throw new Refusal('not_found', 'board.inviteNone')
    if (!ban) throw new Refusal('not_found', 'board.inviteNone')
  }
  if (ban && !isSelf) await setPerson(ctx, board, userId, { state: 'banned' })
  else if (isSelf && state === 'invited') await setPerson(ctx, board, userId, { state: 'declined' })
  else await removePerson(ctx, board, userId)
  ctx.emit('board.left', { board_id: board.id, user_id: userId, by_id: ctx.actor.id })
}

/** Whoever sees the board, or is asked to join it, is told what they may not do; to others there is no such board. */
async function mustBeConcerned(ctx: SignedIn, id: Id): Promise<BoardRow> {
  const board = (await loadBoardRows(ctx, [id])).get(id)
  const owner = board && (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  // One's own place can always be given up, also when the owner left and nobody sees the board.
  const isOn =
    board && board.state !== 'trashed' && ['invited', 'member'].includes(placeOf(board, ctx.actor)?.state ?? '')
  if (!board || !(isOn || maySeeBoard(ctx, board, owner))) throw new Refusal('no_board', 'board.none')
  return board
}

/** The owner removes anyone; whoever may invite can take an invitation back. */
function mayTakeOff(ctx: SignedIn, board: BoardRow, state: string | undefined): void {
  const place = placeOf(board, ctx.actor)
  const may = place?.state === 'owner' || (state === 'invited' && mayActOnBoard(place, 'invite'))
  if (!may) throw new Refusal('forbidden', 'board.notYours')
}

/** What a collaborator may do from now on. */
export async function setPermissions(ctx: Context, boardId: Id, userId: Id, actions: BoardAction[]): Promise<void> {
  await lock(ctx, 'board people', boardId)
  const board = await mustOwnBoard(ctx, boardId)
  const member = board.people.find((one) => one.user_id === userId)
  if (member?.state !== 'member') throw new Refusal('no_user', 'person.none')
  await setPerson(ctx, board, userId, { state: 'member', permissions: permissionBits(actions) })
}
