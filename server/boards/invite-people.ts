import { randomBytes } from 'node:crypto'
import type { BoardInvite } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { emailKey, isEmail } from '#domain/rules/account/email.ts'
import { takeFromLimit } from '../auth/rate-limits.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { lock } from '../db/lock.ts'
import { mustSeeBoard, mustSeePerson } from '../records/access.ts'
import { type BoardRow, loadBoardRows, placeOf } from '../records/load-boards.ts'
import { ON_JOINING, setPerson } from './board-people.ts'
import { showInvites } from './show-invites.ts'

/** The board, when the actor may invite to it: the owner, or a collaborator with that right while the owner allows it. */
async function mustInviteTo(ctx: SignedIn, boardId: Id): Promise<BoardRow> {
  await lock(ctx, 'board people', boardId)
  const board = await mustSeeBoard(ctx, { id: boardId })
  const isOwner = placeOf(board, ctx.actor)?.state === 'owner'
  if (!isOwner && !board.collaborator_invites_enabled) throw new Refusal('forbidden', 'board.invitesOff')
  return board
}

export async function invitePeople(asked: Context, boardId: Id, userIds: Id[]): Promise<BoardInvite[]> {
  const ctx = signedIn(asked)
  const board = await mustInviteTo(ctx, boardId)
  for (const id of new Set(userIds)) await invite(ctx, board, (await mustSeePerson(ctx, { id })).id)
  const shown = await showInvites(
    ctx,
    userIds.map((user_id) => ({ board_id: board.id, user_id })),
  )
  return shown.filter((one) => one !== null)
}

/** Whoever is on the board already stays as they are; who was banned can be asked by the owner alone. */
async function invite(ctx: SignedIn, board: BoardRow, userId: Id): Promise<void> {
  const state = board.people.find((member) => member.user_id === userId)?.state
  if (state === 'owner' || state === 'member' || state === 'invited') return
  const isOwner = placeOf(board, ctx.actor)?.state === 'owner'
  if (state === 'banned' && !isOwner) throw new Refusal('forbidden', 'board.banned')
  await setPerson(ctx, board, userId, { state: 'invited', invitedBy: ctx.actor.id })
  ctx.emit('board.invited', { board_id: board.id, user_id: userId, by_id: ctx.actor.id })
}

/** Invites by mail. Whether an address has an account is not told; who has one is asked there too. */
export async function inviteByMail(asked: Context, boardId: Id, emails: string[]): Promise<void> {
  const ctx = signedIn(asked)
  const board = await mustInviteTo(ctx, boardId)
  if (!emails.every(isEmail)) throw new Refusal('bad_input', 'email.invalid', {}, { field: 'emails' })
  for (const email_key of new Set(emails.map(emailKey))) {
    await takeFromLimit(ctx, { limit: 'mailOfAccount', who: ctx.viewer.id })
    const code = randomBytes(16).toString('hex')
    const row = { code, sender_id: ctx.actor.id, kind: 'board', email_key, board_id: board.id, created_at: ctx.now }
    await ctx.db.insertInto('invites').values(row).execute()
    ctx.emit('board.invitedByMail', { code })
  }
}

/** Joins by the code of a mail: whoever has it reads that address. It works once. */
export async function joinByCode(asked: Context, code: string): Promise<Id> {
  const ctx = signedIn(asked)
  const used = await ctx.db
    .deleteFrom('invites')
    .where('code', '=', code)
    .where('board_id', 'is not', null)
    .returning(['board_id', 'sender_id'])
    .executeTakeFirst()
  if (!used?.board_id) throw new Refusal('not_found', 'board.inviteNone')
  await join(ctx, used.board_id, ctx.actor.id, used.sender_id)
  return used.board_id
}

/** Someone becomes a member of a board they were asked to join. */
export async function join(ctx: Context, boardId: Id, userId: Id, invitedBy: Id | null): Promise<void> {
  await lock(ctx, 'board people', boardId)
  ctx.rows.clear()
  const board = (await loadBoardRows(ctx, [boardId])).get(boardId)
  const state = board?.people.find((member) => member.user_id === userId)?.state
  if (!board || board.state === 'trashed') throw new Refusal('no_board', 'board.none')
  if (state === 'banned') throw new Refusal('forbidden', 'board.banned')
  if (state === 'owner' || state === 'member') return
  await setPerson(ctx, board, userId, { state: 'member', permissions: ON_JOINING, invitedBy })
  ctx.emit('board.joined', { board_id: board.id, user_id: userId })
}

/** Accepting gives the right to add pins, arrange sections, favorite and comment. */
export async function acceptInvite(asked: Context, boardId: Id): Promise<void> {
  const ctx = signedIn(asked)
  const board = (await loadBoardRows(ctx, [boardId])).get(boardId)
  const state = placeOf(board ?? ({ people: [] } as never), ctx.actor)?.state
  if (!board || !['invited', 'member'].includes(state ?? '') || ctx.blocked.has(board.owner_id))
    throw new Refusal('no_board', 'board.none')
  await join(ctx, boardId, ctx.actor.id, null)
}
