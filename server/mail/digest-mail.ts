import type { Mail } from '../mailer.ts'
import type { Settings } from '../settings.ts'
import { compose, sayTo } from './compose.ts'
import type { Receiver } from './mails.ts'

type Summed = { sentences: string[]; more: number; token: string }

/** What someone has not seen yet: who did what, and nothing of what was written. Every mail program can end such mails. */
export function digestMail(settings: Settings, to: Receiver, { sentences, more, token }: Summed): Mail {
  const say = sayTo(to.locale)
  const product = settings.productName
  const unsubscribeUrl = `${settings.publicUrl}/email/subscription/?token=${encodeURIComponent(token)}`
  const mail = compose(settings, {
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
