import { type Listeners, mailing } from '../facts/listener.ts'
import { pinMail } from '../mail/mails.ts'
import { pinInviteUrl } from '../messages/invite-code.ts'
import { fullName } from '../records/load-people.ts'

export const inviteListeners = {
  'pin.sentByMail': {
    sendMail: mailing(async (house, { code }) => {
      const row = await house.db.selectFrom('invites').selectAll().where('code', '=', code).executeTakeFirst()
      const sender =
        row && (await house.db.selectFrom('users').selectAll().where('id', '=', row.sender_id).executeTakeFirst())
      if (!row?.email_key || !row.pin_id || !sender || sender.state === 'suspended') return
      const to = { email: row.email_key, locale: sender.locale }
      const url = pinInviteUrl(house.settings.publicUrl, row.pin_id, code)
      await house.mailer.send(pinMail(house.settings, to, { name: fullName(sender), url }))
    }),
  },
} satisfies Listeners
