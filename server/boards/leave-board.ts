import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type BoardAction, mayActOnBoard, toPermissionBits } from '#domain/rules/board/board-action.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { type BoardRow, findBoardMember, loadBoardRows, maySeeBoard } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import { removeBoardPerson, setBoardPerson } from './board-people.ts'
import { mustOwnBoard } from './own-board.ts'

type Which = { board_id: Id; invited_user_id?: Id | undefined; ban?: boolean | undefined }

/**
 * Declines an invitation or leaves the board, cancels someone's invitation, or removes a member. Their pins stay in
 * every case.
 */
export async function removeFromBoard(
  asked: Context,
  { board_id, invited_user_id, ban = false }: Which,
): Promise<void> {
  const ctx = requireSignedIn(asked)
  await acquireAdvisoryLock(ctx, 'board people', board_id)
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
  if (ban && !isSelf) await setBoardPerson(ctx, board, userId, { state: 'banned' })
  else if (isSelf && state === 'invited') await setBoardPerson(ctx, board, userId, { state: 'declined' })
  else await removeBoardPerson(ctx, board, userId)
  ctx.emit('board.left', { board_id: board.id, user_id: userId, by_id: ctx.actor.id })
}

/** Returns the board to anyone who sees it or is invited to it; to everyone else it does not exist. */
async function mustBeConcerned(ctx: SignedIn, id: Id): Promise<BoardRow> {
  const board = (await loadBoardRows(ctx, [id])).get(id)
  const owner = board && (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  // People can always leave, even when the owner has left and nobody sees the board any more.
  const isOn =
    board && board.state !== 'trashed' && ['invited', 'member'].includes(findBoardMember(board, ctx.actor)?.state ?? '')
  if (!board || !(isOn || maySeeBoard(ctx, board, owner))) throw new Refusal('no_board', 'board.none')
  return board
}

/** The owner may remove anyone; people who may invite can also cancel an invitation. */
function mayTakeOff(ctx: SignedIn, board: BoardRow, state: string | undefined): void {
  const place = findBoardMember(board, ctx.actor)
  const may = place?.state === 'owner' || (state === 'invited' && mayActOnBoard(place, 'invite'))
  if (!may) throw new Refusal('forbidden', 'board.notYours')
}

/** Sets what a collaborator is allowed to do. */
export async function setBoardPermissions(
  ctx: Context,
  boardId: Id,
  userId: Id,
  actions: BoardAction[],
): Promise<void> {
  await acquireAdvisoryLock(ctx, 'board people', boardId)
  const board = await mustOwnBoard(ctx, boardId)
  const member = board.people.find((one) => one.user_id === userId)
  if (member?.state !== 'member') throw new Refusal('no_user', 'person.none')
  await setBoardPerson(ctx, board, userId, { state: 'member', permissions: toPermissionBits(actions) })
}
