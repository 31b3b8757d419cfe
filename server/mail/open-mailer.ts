import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emailKey } from '#domain/rules/account/email.ts'
import type { Mail, Mailer } from '../mailer.ts'
import type { Settings } from '../settings.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Mails go to the mail server of SMTP_URL; without one each becomes a file in DATA_DIR/mail. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: MailSettings): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : fileMailer(mailFolder(dataDir), mailFrom)
}

export const mailFolder = (dataDir: string) => join(dataDir, 'mail')

/** Names sort by time, and say whose mail it is without being opened. */
export const timeInName = (at: Date) => at.toISOString().replace(/[:.]/g, '-')
export const receiverInName = (address: string) =>
  createHash('sha256').update(emailKey(address)).digest('hex').slice(0, 16)

const message = ({ to, subject, text, html, locale, headers }: Mail, from: string) => ({
  from,
  // As a value, not as text: an address list can't be smuggled in.
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated', ...headers },
})

/** What writes mails is loaded with the first one: a process may send none for long. */
function withFirst<T>(open: (createTransport: typeof import('nodemailer').createTransport) => T): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= import('nodemailer').then(({ createTransport }) => open(createTransport))
    return opened
  }
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = withFirst((createTransport) => createTransport(url))
  return { send: async (mail) => void (await (await transport()).sendMail(message(mail, from))) }
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = withFirst((createTransport) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send(mail) {
      const made = await (await transport()).sendMail(message(mail, from))
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${timeInName(new Date())}-${receiverInName(mail.to)}-${randomUUID().slice(0, 8)}.eml`)
      // Who watches the folder never sees half a mail.
      await writeFile(`${file}.part`, made.message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
