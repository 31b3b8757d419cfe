import type { Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import { makeMailToken, type Purpose } from '../auth/mail-tokens.ts'
import type { Listeners } from '../facts/listener.ts'
import type { House } from '../house.ts'
import * as mails from '../mail/mails.ts'
import { erasureListeners } from './account-erasure.ts'
import { makeExport } from './account-export.ts'

async function receiver(house: House, userId: Id) {
  const row = await house.db
    .selectFrom('users')
    .innerJoin('user_secrets', 'user_secrets.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select(['users.id', 'first_name', 'username', 'locale', 'deletion_at', 'email', 'pending_email', 'state'])
    .executeTakeFirst()
  return row && row.state !== 'suspended' ? row : null
}

/** Links are made here and not with the answer: the token exists only in the mail. */
async function link(house: House, userId: Id, purpose: Purpose, value: string, path: string): Promise<string> {
  const { token } = await makeMailToken(house.db, house.clock(), userId, purpose, value)
  return `${house.settings.publicUrl}${path}?token=${token}`
}

const verifyUrl = (house: House, userId: Id, email: string) => link(house, userId, 'verify', email, '/email/verify')
const panicUrl = (house: House, userId: Id) => link(house, userId, 'panic', '', '/secure/panic')

async function sendReset(house: House, { user_id }: Facts['password.resetAsked']) {
  const to = user_id && (await receiver(house, user_id))
  if (!to) return
  const { token, expiresAt } = await makeMailToken(house.db, house.clock(), to.id, 'reset', to.email)
  const query = new URLSearchParams({
    username: to.username,
    e: String(Math.floor(expiresAt.getTime() / 1000)),
    t: token,
  })
  const resetUrl = `${house.settings.publicUrl}/password/reset/link?${query}`
  await house.mailer.send(mails.resetMail(house.settings, to, { resetUrl }))
}

/** Which mail, or other work of accounts, follows which fact. */
export const accountListeners: Listeners = {
  ...erasureListeners,
  'user.joined': {
    async welcomeMail(house, { user_id }) {
      const to = await receiver(house, user_id)
      if (!to) return
      const url = await verifyUrl(house, to.id, to.email)
      await house.mailer.send(mails.welcomeMail(house.settings, to, { verifyUrl: url }))
    },
  },
  'email.verificationAsked': {
    async verifyMail(house, { user_id }) {
      const to = await receiver(house, user_id)
      if (!to) return
      const email = to.pending_email ?? to.email
      const url = await verifyUrl(house, to.id, email)
      await house.mailer.send(mails.verifyMail(house.settings, { ...to, email }, { verifyUrl: url }))
    },
  },
  'email.changeAsked': {
    async confirmAtNew(house, { user_id }) {
      const to = await receiver(house, user_id)
      if (!to?.pending_email) return
      const url = await verifyUrl(house, to.id, to.pending_email)
      const mail = mails.verifyMail(house.settings, { ...to, email: to.pending_email }, { verifyUrl: url })
      await house.mailer.send(mail)
    },
    async tellOld(house, { user_id }) {
      const to = await receiver(house, user_id)
      if (!to?.pending_email) return
      const more = { email: to.pending_email, panicUrl: await panicUrl(house, to.id) }
      await house.mailer.send(mails.emailChangeMail(house.settings, to, more))
    },
  },
  'email.changed': {
    async tellFormer(house, { user_id, former_email }) {
      const to = await receiver(house, user_id)
      if (!to) return
      const more = { panicUrl: await panicUrl(house, to.id) }
      await house.mailer.send(mails.emailChangedMail(house.settings, { ...to, email: former_email }, more))
    },
  },
  'password.resetAsked': { resetMail: sendReset },
  'password.changed': {
    async tell(house, { user_id }) {
      const to = await receiver(house, user_id)
      if (!to) return
      const more = { panicUrl: await panicUrl(house, to.id) }
      await house.mailer.send(mails.passwordChangedMail(house.settings, to, more))
    },
  },
  'account.deletionBegun': {
    async tell(house, { user_id }) {
      const to = await receiver(house, user_id)
      if (to?.deletion_at) await house.mailer.send(mails.deletionMail(house.settings, to, { on: to.deletion_at }))
    },
  },
  'invite.sent': {
    async inviteMail(house, { code }) {
      const row = await house.db.selectFrom('invites').selectAll().where('code', '=', code).executeTakeFirst()
      const sender = row && (await receiver(house, row.sender_id))
      if (!row?.email_key || !sender) return
      const to = { email: row.email_key, locale: sender.locale }
      await house.mailer.send(mails.inviteMail(house.settings, to, { name: sender.first_name, code }))
    },
  },
  'export.asked': {
    async makeExport(house, { export_id, user_id }) {
      await makeExport(house, user_id, export_id)
      const to = await receiver(house, user_id)
      if (to) await house.mailer.send(mails.exportMail(house.settings, to))
    },
  },
}
