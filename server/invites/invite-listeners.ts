import { type Listeners, runInMailQueue } from '../facts/listener.ts'
import { pinMail } from '../mail/mails.ts'
import { toPinInviteUrl } from '../messages/invite-code.ts'
import { toFullName } from '../records/load-people.ts'

export const inviteListeners = {
  'pin.sentByMail': {
    sendMail: runInMailQueue(async (house, { code }) => {
      const row = await house.db.selectFrom('invites').selectAll().where('code', '=', code).executeTakeFirst()
      const sender =
        row && (await house.db.selectFrom('users').selectAll().where('id', '=', row.sender_id).executeTakeFirst())
      if (!row?.email_key || !row.pin_id || !sender || sender.state === 'suspended') return
      const to = { email: row.email_key, locale: sender.locale }
      const url = toPinInviteUrl(house.settings.publicUrl, row.pin_id, code)
      await house.mailer.send(pinMail(house.settings, to, { name: toFullName(sender), url }))
    }),
  },
} satisfies Listeners
