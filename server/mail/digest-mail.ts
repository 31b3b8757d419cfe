import type { Mail } from '../mailer.ts'
import type { ServerSettings } from '../settings.ts'
import { composeMail, makeSayForLocale } from './compose-mail.ts'
import type { MailRecipient } from './mails.ts'

type Summed = { sentences: string[]; more: number; token: string }

/**
 * A digest of unseen notifications: who did what, without any written content. It has a header for one-click
 * unsubscribe.
 */
export function digestMail(settings: ServerSettings, to: MailRecipient, { sentences, more, token }: Summed): Mail {
  const say = makeSayForLocale(to.locale)
  const product = settings.productName
  const unsubscribeUrl = `${settings.publicUrl}/email/subscription/?token=${encodeURIComponent(token)}`
  const mail = composeMail(settings, {
    to: to.email,
    locale: to.locale,
    subject: sentences.length + more === 1 ? (sentences[0] ?? '') : say('mail.digest.subject', { product }),
    greeting: say('mail.hello', { name: to.first_name }),
    paragraphs: [
      say('mail.digest.body', { product }),
      ...sentences.map((sentence) => `• ${sentence}`),
      ...(more ? [say('mail.digest.more', { count: more })] : []),
    ],
    button: { label: say('mail.digest.button'), url: `${settings.publicUrl}/notifications/` },
    note: { text: say('mail.digest.why'), button: { label: say('mail.digest.stop'), url: unsubscribeUrl } },
  })
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...mail, headers }
}
