import type { Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import { isEmailOfOther } from '../auth/account-email.ts'
import { makeMailToken, type Purpose } from '../auth/mail-tokens.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { type Listeners, mailing, rewriting } from '../facts/listener.ts'
import type { House } from '../house.ts'
import * as mails from '../mail/mails.ts'
import { receiver } from '../mail/receiver.ts'
import { erasureListeners } from './account-erasure.ts'
import { makeExport } from './account-export.ts'

const tokenFor = (house: House, ...of: [userId: Id, purpose: Purpose, value: string]) =>
  inUnitOfWork(house, 'house', ({ db, now }) => makeMailToken(db, now, ...of))

/** Links are made here and not with the answer: the token exists only in the mail. */
async function link(house: House, userId: Id, purpose: Purpose, value: string, path: string): Promise<string> {
  const { token } = await tokenFor(house, userId, purpose, value)
  return `${house.settings.publicUrl}${path}?token=${token}`
}

const verifyUrl = (house: House, userId: Id, email: string) => link(house, userId, 'verify', email, '/email/verify')
/** The link that makes the address it is mailed to the account's address again. */
const panicUrl = (house: House, userId: Id, email: string) => link(house, userId, 'panic', email, '/secure/panic')

/** A link to confirm the address; where it is someone else's, they are told instead (decisions/003). */
async function sendConfirmation(house: House, userId: Id) {
  const to = await receiver(house, userId)
  if (!to) return
  const email = to.pending_email ?? to.email
  if (await isEmailOfOther(house.db, email, to.id)) return tellOwnerOf(house, email)
  const url = await verifyUrl(house, to.id, email)
  await house.mailer.send(mails.verifyMail(house.settings, { ...to, email }, { verifyUrl: url }))
}

async function tellOwnerOf(house: House, email: string) {
  const row = await house.db.selectFrom('emails').select('user_id').where('email_key', '=', email).executeTakeFirst()
  const to = row && (await receiver(house, row.user_id))
  if (to) await house.mailer.send(mails.emailInUseMail(house.settings, { ...to, email }))
}

async function sendReset(house: House, { user_id }: Facts['password.resetAsked']) {
  const to = user_id && (await receiver(house, user_id))
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

/** Which mail, or other work of accounts, follows which fact. */
export const accountListeners = {
  ...erasureListeners,
  'user.joined': {
    welcomeMail: mailing(async (house, { user_id }) => {
      const to = await receiver(house, user_id)
      if (!to) return
      const url = await verifyUrl(house, to.id, to.email)
      await house.mailer.send(mails.welcomeMail(house.settings, to, { verifyUrl: url }))
    }),
  },
  'email.verificationAsked': {
    verifyMail: mailing((house, { user_id }) => sendConfirmation(house, user_id)),
  },
  'email.changeAsked': {
    confirmAtNew: mailing(async (house, { user_id }) => {
      if ((await receiver(house, user_id))?.pending_email) await sendConfirmation(house, user_id)
    }),
    tellOld: mailing(async (house, { user_id }) => {
      const to = await receiver(house, user_id)
      if (!to?.pending_email) return
      const more = { email: to.pending_email, panicUrl: await panicUrl(house, to.id, to.email) }
      await house.mailer.send(mails.emailChangeMail(house.settings, to, more))
    }),
  },
  'email.changed': {
    tellFormer: mailing(async (house, { user_id, former_email }) => {
      const to = await receiver(house, user_id)
      if (!to) return
      const more = { panicUrl: await panicUrl(house, to.id, former_email) }
      await house.mailer.send(mails.emailChangedMail(house.settings, { ...to, email: former_email }, more))
    }),
  },
  'email.takenBack': {
    // Without a link: it would give the account away again.
    tellFormer: mailing(async (house, { user_id, former_email }) => {
      const to = await receiver(house, user_id)
      if (to) await house.mailer.send(mails.emailTakenBackMail(house.settings, { ...to, email: former_email }))
    }),
  },
  'password.resetAsked': { resetMail: mailing(sendReset) },
  'password.changed': {
    tell: mailing(async (house, { user_id }) => {
      const to = await receiver(house, user_id)
      if (!to) return
      const more = { panicUrl: await panicUrl(house, to.id, to.email) }
      await house.mailer.send(mails.passwordChangedMail(house.settings, to, more))
    }),
  },
  'account.deletionBegun': {
    tell: mailing(async (house, { user_id }) => {
      const to = await receiver(house, user_id)
      if (!to?.deletion_at) return
      const more = { on: to.deletion_at, panicUrl: await panicUrl(house, to.id, to.email) }
      await house.mailer.send(mails.deletionMail(house.settings, to, more))
    }),
  },
  'account.paused': {
    tell: mailing(async (house, { user_id }) => {
      const to = await receiver(house, user_id)
      if (!to) return
      const more = { panicUrl: await panicUrl(house, to.id, to.email) }
      await house.mailer.send(mails.pausedMail(house.settings, to, more))
    }),
  },
  'invite.sent': {
    inviteMail: mailing(async (house, { code }) => {
      const row = await house.db.selectFrom('invites').selectAll().where('code', '=', code).executeTakeFirst()
      const sender = row && (await receiver(house, row.sender_id))
      if (!row?.email_key || !sender) return
      const to = { email: row.email_key, locale: sender.locale }
      await house.mailer.send(mails.inviteMail(house.settings, to, { name: sender.first_name, code }))
    }),
  },
  'export.asked': {
    makeExport: rewriting((house, { export_id, user_id }) => makeExport(house, user_id, export_id)),
  },
  'export.ready': {
    tell: mailing(async (house, { user_id }) => {
      const to = await receiver(house, user_id)
      if (to) await house.mailer.send(mails.exportMail(house.settings, to))
    }),
  },
} satisfies Listeners
