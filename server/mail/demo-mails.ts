import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#domain/refusal.ts'
import { type DemoMail, DemoMailsResource } from '#domain/resources/demo-mails.ts'
import { normalizeEmail } from '#domain/rules/account/email.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import type { ServerSettings } from '../settings.ts'
import { mailFolder, toFileNameRecipient, toFileNameTime } from './open-mailer.ts'

const SHOWN_MAX = 100

/** True when people can read their mails in the app: in a demo with logins where no mail is really sent. */
export const hasDemoMail = ({ demo, demoLogins, smtpUrl }: Pick<ServerSettings, 'demo' | 'demoLogins' | 'smtpUrl'>) =>
  demo && demoLogins && !smtpUrl

export const demoMailAnswers = defineAnswers(DemoMailsResource, {
  async get(ctx) {
    const { db, house, viewer } = requireSignedIn(ctx)
    if (!hasDemoMail(house.settings)) throw new Refusal('not_found', 'error.notFound')
    const { email } = await db
      .selectFrom('user_secrets')
      .select('email')
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow()
    const folder = mailFolder(house.settings.dataDir)
    const names = await newestTo(folder, email, viewer.created_at)
    const read = await Promise.all(names.map((name) => readMail(folder, name, email)))
    return { items: read.filter((mail) => mail !== null), next: null }
  },
})

/** Mails from before the account was created went to an earlier user of the email. */
async function newestTo(folder: string, email: string, since: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const first = toFileNameTime(since)
  return names
    .filter((name) => name.endsWith('.eml') && name.includes(`-${toFileNameRecipient(email)}-`) && name >= first)
    .toSorted()
    .reverse()
    .slice(0, SHOWN_MAX)
}

/** The file name only finds candidates; the recipient is read from the mail's header. */
async function readMail(folder: string, name: string, email: string): Promise<DemoMail | null> {
  const { default: PostalMime } = await import('postal-mime')
  const { to, subject = '', text = '', date = '' } = await PostalMime.parse(await readFile(join(folder, name)))
  if (to?.length !== 1 || normalizeEmail(to[0]?.address ?? '') !== email) return null
  return {
    type: 'demo_mail',
    id: name.replace(/\.eml$/, ''),
    subject,
    text: text.trim(),
    at: formatRfc2822(new Date(date)),
  }
}
