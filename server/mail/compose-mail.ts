import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import { makeSay, type Say, type TextCatalogue } from '#domain/text/say.ts'
import type { Mail } from '../mailer.ts'
import type { ServerSettings } from '../settings.ts'

/** The text catalogue in a recipient's language. */
export const catalogueForLocale = (locale: string): TextCatalogue => (locale.split('-')[0] === 'de' ? de : en)
export const makeSayForLocale = (locale: string): Say => makeSay(catalogueForLocale(locale), locale)

export type MailButton = { label: string; url: string }
export type MailContent = {
  to: string
  locale: string
  subject: string
  greeting: string
  paragraphs: string[]
  button?: MailButton
  /** Text at the end of the mail, with a link if there is something to do. */
  note?: { text: string; button?: MailButton }
}

/** Composes a mail with a text part and an HTML part; everything that people typed is escaped. */
export function composeMail({ productName }: Pick<ServerSettings, 'productName'>, letter: MailContent): Mail {
  const say = makeSayForLocale(letter.locale)
  const bye = say('mail.bye', { product: productName })
  const { to, locale, subject, greeting, paragraphs, button, note } = letter
  const text = [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(note ? [note.button ? `${note.text}\n${note.button.url}` : note.text] : []),
    bye,
  ].join('\n\n')
  const html = [
    `<p>${escaped(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(button ? [buttonHtml(button), `<p>${escaped(say('mail.linkBelow'))}<br>${escaped(button.url)}</p>`] : []),
    ...(note ? [`<p>${escaped(note.text)}${note.button ? `<br>${linkHtml(note.button)}` : ''}</p>`] : []),
    `<p>${escaped(bye)}</p>`,
  ].join('\n')
  return { to, locale, subject, text: `${text}\n`, html: page(locale, subject, html) }
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const linkHtml = ({ label, url }: MailButton) => `<a href="${escaped(url)}">${escaped(label)}</a>`

function buttonHtml({ label, url }: MailButton): string {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:24px;background:#2b48d8;color:#fff;text-decoration:none'
  return `<p><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`
}

function page(locale: string, title: string, body: string): string {
  const style = 'font:16px/1.5 system-ui,sans-serif;color:#1c1b1a;max-width:34em;margin:0 auto;padding:24px'
  return `<!doctype html>
<html lang="${escaped(locale)}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="${style}">
${body}
</body></html>
`
}
