import type { Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import { isEmailOfOtherAccount } from '../auth/account-email.ts'
import { type MailTokenPurpose, makeMailToken } from '../auth/mail-tokens.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { type Listeners, runInMailQueue, runInRewriteQueue } from '../facts/listener.ts'
import type { House } from '../house.ts'
import { loadMailRecipient } from '../mail/mail-recipient.ts'
import * as mails from '../mail/mails.ts'
import { erasureListeners } from './account-erasure.ts'
import { makeAccountExport } from './account-export.ts'

const tokenFor = (house: House, ...of: [userId: Id, purpose: MailTokenPurpose, value: string]) =>
  inUnitOfWork(house, 'house', ({ db, now }) => makeMailToken(db, now, ...of))

/**
 * Makes a link with a token. The token is created in the listener and not in the answer, so that it exists only in the
 * email.
 */
async function link(house: House, userId: Id, purpose: MailTokenPurpose, value: string, path: string): Promise<string> {
  const { token } = await tokenFor(house, userId, purpose, value)
  return `${house.settings.publicUrl}${path}?token=${token}`
}

const verifyUrl = (house: House, userId: Id, email: string) => link(house, userId, 'verify', email, '/email/verify')
/** The link that restores a former email address, sent to that address. */
const panicUrl = (house: House, userId: Id, email: string) => link(house, userId, 'panic', email, '/secure/panic')

/**
 * Sends a confirmation link. If the address belongs to another account, its owner is informed instead (decisions/003).
 */
async function sendConfirmation(house: House, userId: Id) {
  const to = await loadMailRecipient(house, userId)
  if (!to) return
  const email = to.pending_email ?? to.email
  if (await isEmailOfOtherAccount(house.db, email, to.id)) return tellOwnerOf(house, email)
  const url = await verifyUrl(house, to.id, email)
  await house.mailer.send(mails.verifyMail(house.settings, { ...to, email }, { verifyUrl: url }))
}

async function tellOwnerOf(house: House, email: string) {
  const row = await house.db.selectFrom('emails').select('user_id').where('email_key', '=', email).executeTakeFirst()
  const to = row && (await loadMailRecipient(house, row.user_id))
  if (to) await house.mailer.send(mails.emailInUseMail(house.settings, { ...to, email }))
}

async function sendReset(house: House, { user_id }: Facts['password.resetAsked']) {
  const to = user_id && (await loadMailRecipient(house, user_id))
  if (!to) return
  const { token, expiresAt } = await tokenFor(house, to.id, 'reset', to.email)
  const query = new URLSearchParams({
    username: to.username,
    e: String(Math.floor(expiresAt.getTime() / 1000)),
    t: token,
  })
  const resetUrl = `${house.settings.publicUrl}/password/reset/link?${query}`
  await house.mailer.send(mails.resetMail(house.settings, to, { resetUrl }))
}

/** Emails and other account work for each fact. */
export const accountListeners = {
  ...erasureListeners,
  'user.joined': {
    welcomeMail: runInMailQueue(async (house, { user_id }) => {
      const to = await loadMailRecipient(house, user_id)
      if (!to) return
      const url = await verifyUrl(house, to.id, to.email)
      await house.mailer.send(mails.welcomeMail(house.settings, to, { verifyUrl: url }))
    }),
  },
  'email.verificationAsked': {
    verifyMail: runInMailQueue((house, { user_id }) => sendConfirmation(house, user_id)),
  },
  'email.changeAsked': {
    confirmAtNew: runInMailQueue(async (house, { user_id }) => {
      if ((await loadMailRecipient(house, user_id))?.pending_email) await sendConfirmation(house, user_id)
    }),
    tellOld: runInMailQueue(async (house, { user_id }) => {
      const to = await loadMailRecipient(house, user_id)
      if (!to?.pending_email) return
      const more = { email: to.pending_email, panicUrl: await panicUrl(house, to.id, to.email) }
      await house.mailer.send(mails.emailChangeMail(house.settings, to, more))
    }),
  },
  'email.changed': {
    tellFormer: runInMailQueue(async (house, { user_id, former_email }) => {
      const to = await loadMailRecipient(house, user_id)
      if (!to) return
      const more = { panicUrl: await panicUrl(house, to.id, former_email) }
      await house.mailer.send(mails.emailChangedMail(house.settings, { ...to, email: former_email }, more))
    }),
  },
  'email.takenBack': {
    // Without a link, because it would give access to the account again.
    tellFormer: runInMailQueue(async (house, { user_id, former_email }) => {
      const to = await loadMailRecipient(house, user_id)
      if (to) await house.mailer.send(mails.emailTakenBackMail(house.settings, { ...to, email: former_email }))
    }),
  },
  'password.resetAsked': { resetMail: runInMailQueue(sendReset) },
  'password.changed': {
    tell: runInMailQueue(async (house, { user_id }) => {
      const to = await loadMailRecipient(house, user_id)
      if (!to) return
      const more = { panicUrl: await panicUrl(house, to.id, to.email) }
      await house.mailer.send(mails.passwordChangedMail(house.settings, to, more))
    }),
  },
  'account.deletionBegun': {
    tell: runInMailQueue(async (house, { user_id }) => {
      const to = await loadMailRecipient(house, user_id)
      if (!to?.deletion_at) return
      const more = { on: to.deletion_at, panicUrl: await panicUrl(house, to.id, to.email) }
      await house.mailer.send(mails.deletionMail(house.settings, to, more))
    }),
  },
  'account.paused': {
    tell: runInMailQueue(async (house, { user_id }) => {
      const to = await loadMailRecipient(house, user_id)
      if (!to) return
      const more = { panicUrl: await panicUrl(house, to.id, to.email) }
      await house.mailer.send(mails.pausedMail(house.settings, to, more))
    }),
  },
  'invite.sent': {
    inviteMail: runInMailQueue(async (house, { code }) => {
      const row = await house.db.selectFrom('invites').selectAll().where('code', '=', code).executeTakeFirst()
      const sender = row && (await loadMailRecipient(house, row.sender_id))
      if (!row?.email_key || !sender) return
      const to = { email: row.email_key, locale: sender.locale }
      await house.mailer.send(mails.inviteMail(house.settings, to, { name: sender.first_name, code }))
    }),
  },
  'export.asked': {
    makeExport: runInRewriteQueue((house, { export_id, user_id }) => makeAccountExport(house, user_id, export_id)),
  },
  'export.ready': {
    tell: runInMailQueue(async (house, { user_id }) => {
      const to = await loadMailRecipient(house, user_id)
      if (to) await house.mailer.send(mails.exportMail(house.settings, to))
    }),
  },
} satisfies Listeners
