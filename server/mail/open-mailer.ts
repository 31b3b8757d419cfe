import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizeEmail } from '#domain/rules/account/email.ts'
import type { Mail, Mailer } from '../mailer.ts'
import type { ServerSettings } from '../settings.ts'

type MailSettings = Pick<ServerSettings, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Sends mails through the server of SMTP_URL; without it, each mail becomes a file in DATA_DIR/mail. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: MailSettings): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : fileMailer(mailFolder(dataDir), mailFrom)
}

export const mailFolder = (dataDir: string) => join(dataDir, 'mail')

/** The time part of a mail file's name, so that the files sort by time. */
export const toFileNameTime = (at: Date) => at.toISOString().replace(/[:.]/g, '-')
/** The recipient part of the name: a hash of the address. */
export const toFileNameRecipient = (address: string) =>
  createHash('sha256').update(normalizeEmail(address)).digest('hex').slice(0, 16)

const message = ({ to, subject, text, html, locale, headers }: Mail, from: string) => ({
  from,
  // Passed as a value, not as text, so that no list of recipients can be injected.
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated', ...headers },
})

/** Loads the mail library on first use, because many processes never send a mail. */
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
      const file = join(
        folder,
        `${toFileNameTime(new Date())}-${toFileNameRecipient(mail.to)}-${randomUUID().slice(0, 8)}.eml`,
      )
      // Written under another name and renamed, so that nobody reads half a mail.
      await writeFile(`${file}.part`, made.message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
