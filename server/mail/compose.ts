import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import { type Catalogue, type Say, sayIn } from '#domain/text/say.ts'
import type { Mail } from '../mailer.ts'
import type { Settings } from '../settings.ts'

/** The words in the language of whoever receives them. */
export const wordsTo = (locale: string): Catalogue => (locale.split('-')[0] === 'de' ? de : en)
export const sayTo = (locale: string): Say => sayIn(wordsTo(locale), locale)

export type Button = { label: string; url: string }
export type Letter = {
  to: string
  locale: string
  subject: string
  greeting: string
  paragraphs: string[]
  button?: Button
  /** Said in the end, with a link when there is something to do. */
  note?: { text: string; button?: Button }
}

/** One letter as its text part and its HTML part; whatever people typed is escaped. */
export function compose({ productName }: Pick<Settings, 'productName'>, letter: Letter): Mail {
  const say = sayTo(letter.locale)
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

const linkHtml = ({ label, url }: Button) => `<a href="${escaped(url)}">${escaped(label)}</a>`

function buttonHtml({ label, url }: Button): string {
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
