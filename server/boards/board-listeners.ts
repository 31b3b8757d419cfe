import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { type Listeners, runInMailQueue, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'
import { boardInviteMail } from '../mail/mails.ts'
import { loadBoardRows } from '../records/load-boards.ts'
import { toFullName } from '../records/load-people.ts'
import { setBoardPerson } from './board-people.ts'
import { clearSectionBatch } from './delete-section.ts'
import { joinBoard } from './invite-people.ts'

async function sendInvite(house: House, code: string): Promise<void> {
  const mail = await inUnitOfWork(house, 'house', (ctx) => invite(ctx, code))
  if (mail) await house.mailer.send(mail)
}

/** If the invited email address belongs to an account, invites that account as well. */
async function invite(ctx: Context, code: string) {
  const { db, house } = ctx
  const invite = await db.selectFrom('invites').selectAll().where('code', '=', code).executeTakeFirst()
  if (!invite?.email_key || !invite.board_id) return
  const board = (await loadBoardRows(ctx, [invite.board_id])).get(invite.board_id)
  const sender = await db.selectFrom('users').selectAll().where('id', '=', invite.sender_id).executeTakeFirst()
  if (!board || board.state === 'trashed' || !sender) return
  const known = await db
    .selectFrom('emails')
    .select('user_id')
    .where('email_key', '=', invite.email_key)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  const isOn = known && board.people.some((member) => member.user_id === known.user_id)
  if (known && !isOn) await setBoardPerson(ctx, board, known.user_id, { state: 'invited', invitedBy: sender.id })
  const to = { email: invite.email_key, locale: sender.locale }
  return boardInviteMail(house.settings, to, { name: toFullName(sender), board: board.name, code })
}

/** Adds someone who confirmed an email address to the boards that address was invited to earlier. */
async function joinInvited(ctx: Context, userId: Id): Promise<void> {
  const invites = await ctx.db
    .selectFrom('emails')
    .innerJoin('invites', 'invites.email_key', 'emails.email_key')
    .innerJoin('user_secrets', 'user_secrets.email', 'emails.email_key')
    .select(['invites.code', 'invites.board_id', 'invites.sender_id'])
    .where('user_secrets.user_id', '=', userId)
    .where('emails.user_id', '=', userId)
    .where('emails.verified_at', 'is not', null)
    .where('invites.board_id', 'is not', null)
    .execute()
  for (const { code, board_id, sender_id } of invites) {
    await ctx.db.deleteFrom('invites').where('code', '=', code).execute()
    if (board_id) await joinBoard(ctx, board_id, userId, sender_id).catch(unlessRefused)
  }
}

function unlessRefused(error: unknown): void {
  if (!isRefusal(error)) throw error
}

export const boardListeners = {
  'board.invitedByMail': { sendMail: runInMailQueue((house, { code }) => sendInvite(house, code)) },
  'section.deleted': {
    clearSection: runInRewriteQueue((house, { board_id, section_id }) =>
      runInSteps(house, (ctx) => clearSectionBatch(ctx, board_id, section_id)),
    ),
  },
  'email.verified': { joinBoards: (ctx, { user_id }) => joinInvited(ctx, user_id) },
} satisfies Listeners
