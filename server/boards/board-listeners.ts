import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { flushCounts } from '../counts.ts'
import type { Listeners } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { boardInviteMail } from '../mail/mails.ts'
import { loadBoardRows } from '../records/load-boards.ts'
import { fullName } from '../records/load-people.ts'
import { systemContext } from '../system-context.ts'
import { setPerson } from './board-people.ts'
import { join } from './invite-people.ts'

async function sendInvite(house: House, code: string): Promise<void> {
  const invite = await house.db.selectFrom('invites').selectAll().where('code', '=', code).executeTakeFirst()
  if (!invite?.email_key || !invite.board_id) return
  const ctx = systemContext(house)
  const board = (await loadBoardRows(ctx, [invite.board_id])).get(invite.board_id)
  const sender = await house.db.selectFrom('users').selectAll().where('id', '=', invite.sender_id).executeTakeFirst()
  if (!board || board.state === 'trashed' || !sender) return
  const known = await house.db
    .selectFrom('emails')
    .select('user_id')
    .where('email_key', '=', invite.email_key)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  const isOn = known && board.people.some((member) => member.user_id === known.user_id)
  if (known && !isOn) await setPerson(ctx, board, known.user_id, { state: 'invited', invitedBy: sender.id })
  const to = { email: invite.email_key, locale: sender.locale }
  await house.mailer.send(boardInviteMail(house.settings, to, { name: fullName(sender), board: board.name, code }))
}

/** Whoever confirmed an address joins the boards that address was invited to before. */
async function joinInvited(house: House, userId: Id): Promise<void> {
  const ctx = systemContext(house)
  const invites = await house.db
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
    await house.db.deleteFrom('invites').where('code', '=', code).execute()
    if (board_id) await join(ctx, board_id, userId, sender_id).catch(unlessRefused)
  }
  await flushCounts(ctx)
}

function unlessRefused(error: unknown): void {
  if (!isRefusal(error)) throw error
}

export const boardListeners: Listeners = {
  'board.invitedByMail': { sendMail: (house, { code }) => sendInvite(house, code) },
  'email.verified': { joinBoards: (house, { user_id }) => joinInvited(house, user_id) },
}
