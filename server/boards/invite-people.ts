import { randomBytes } from 'node:crypto'
import type { BoardInvite } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { isEmailLike, normalizeEmail } from '#domain/rules/account/email.ts'
import { consumeRateLimit } from '../auth/rate-limits.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { mustSeeBoard, mustSeePerson } from '../records/access.ts'
import { type BoardRow, findBoardMember, loadBoardRows } from '../records/load-boards.ts'
import { DEFAULT_MEMBER_PERMISSIONS, setBoardPerson } from './board-people.ts'
import { showBoardInvites } from './show-invites.ts'

/**
 * Returns the board if the actor may invite to it: the owner, or a collaborator with that right while the owner allows
 * it.
 */
async function mustInviteTo(ctx: SignedIn, boardId: Id): Promise<BoardRow> {
  await acquireAdvisoryLock(ctx, 'board people', boardId)
  const board = await mustSeeBoard(ctx, { id: boardId })
  const isOwner = findBoardMember(board, ctx.actor)?.state === 'owner'
  if (!isOwner && !board.collaborator_invites_enabled) throw new Refusal('forbidden', 'board.invitesOff')
  return board
}

export async function invitePeopleToBoard(asked: Context, boardId: Id, userIds: Id[]): Promise<BoardInvite[]> {
  const ctx = requireSignedIn(asked)
  const board = await mustInviteTo(ctx, boardId)
  for (const id of new Set(userIds)) await invite(ctx, board, (await mustSeePerson(ctx, { id })).id)
  const shown = await showBoardInvites(
    ctx,
    userIds.map((user_id) => ({ board_id: board.id, user_id })),
  )
  return shown.filter((one) => one !== null)
}

/** Leaves people who are on the board already as they are. Only the owner can invite someone who was banned. */
async function invite(ctx: SignedIn, board: BoardRow, userId: Id): Promise<void> {
  const state = board.people.find((member) => member.user_id === userId)?.state
  if (state === 'owner' || state === 'member' || state === 'invited') return
  const isOwner = findBoardMember(board, ctx.actor)?.state === 'owner'
  if (state === 'banned' && !isOwner) throw new Refusal('forbidden', 'board.banned')
  await setBoardPerson(ctx, board, userId, { state: 'invited', invitedBy: ctx.actor.id })
  ctx.emit('board.invited', { board_id: board.id, user_id: userId, by_id: ctx.actor.id })
}

/**
 * Invites by email without revealing whether an address has an account; account holders also get the invitation in the
 * app.
 */
export async function inviteToBoardByMail(asked: Context, boardId: Id, emails: string[]): Promise<void> {
  const ctx = requireSignedIn(asked)
  const board = await mustInviteTo(ctx, boardId)
  if (!emails.every(isEmailLike)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'emails' })
  for (const email_key of new Set(emails.map(normalizeEmail))) {
    await consumeRateLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
    const code = randomBytes(16).toString('hex')
    const row = { code, sender_id: ctx.actor.id, kind: 'board', email_key, board_id: board.id, created_at: ctx.now }
    await ctx.db.insertInto('invites').values(row).execute()
    ctx.emit('board.invitedByMail', { code })
  }
}

/** Joins a board with the single-use code from an invitation email. Having the code proves access to that mailbox. */
export async function joinBoardByCode(asked: Context, code: string): Promise<Id> {
  const ctx = requireSignedIn(asked)
  const used = await ctx.db
    .deleteFrom('invites')
    .where('code', '=', code)
    .where('board_id', 'is not', null)
    .returning(['board_id', 'sender_id'])
    .executeTakeFirst()
  if (!used?.board_id) throw new Refusal('not_found', 'board.inviteNone')
  await joinBoard(ctx, used.board_id, ctx.actor.id, used.sender_id)
  return used.board_id
}

/** Makes an invited person a member of the board. */
export async function joinBoard(ctx: Context, boardId: Id, userId: Id, invitedBy: Id | null): Promise<void> {
  await acquireAdvisoryLock(ctx, 'board people', boardId)
  ctx.rows.clear()
  const board = (await loadBoardRows(ctx, [boardId])).get(boardId)
  const state = board?.people.find((member) => member.user_id === userId)?.state
  if (!board || board.state === 'trashed') throw new Refusal('no_board', 'board.none')
  if (state === 'banned') throw new Refusal('forbidden', 'board.banned')
  if (state === 'owner' || state === 'member') return
  await setBoardPerson(ctx, board, userId, { state: 'member', permissions: DEFAULT_MEMBER_PERMISSIONS, invitedBy })
  ctx.emit('board.joined', { board_id: board.id, user_id: userId })
}

/** Accepts an invitation. New members may add pins, arrange sections, favorite and comment. */
export async function acceptBoardInvite(asked: Context, boardId: Id): Promise<void> {
  const ctx = requireSignedIn(asked)
  const board = (await loadBoardRows(ctx, [boardId])).get(boardId)
  const state = findBoardMember(board ?? ({ people: [] } as never), ctx.actor)?.state
  if (!board || !['invited', 'member'].includes(state ?? '') || ctx.blocked.has(board.owner_id))
    throw new Refusal('no_board', 'board.none')
  await joinBoard(ctx, boardId, ctx.actor.id, null)
}
