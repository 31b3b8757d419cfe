import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#domain/refusal.ts'
import { type DemoMail, DemoMailsResource } from '#domain/resources/demo-mails.ts'
import { emailKey } from '#domain/rules/account/email.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import type { Settings } from '../settings.ts'
import { mailFolder, receiverInName, timeInName } from './open-mailer.ts'

const SHOWN_MAX = 100

/** Whether people can read their mails here: in a demo that they can log in to, where nothing is really sent. */
export const hasDemoMail = ({ demo, demoLogins, smtpUrl }: Pick<Settings, 'demo' | 'demoLogins' | 'smtpUrl'>) =>
  demo && demoLogins && !smtpUrl

export const demoMailAnswers = answer(DemoMailsResource, {
  async get(ctx) {
    const { db, house, viewer } = signedIn(ctx)
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

/** Mails from before the account was made went to someone who had the address then. */
async function newestTo(folder: string, email: string, since: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const first = timeInName(since)
  return names
    .filter((name) => name.endsWith('.eml') && name.includes(`-${receiverInName(email)}-`) && name >= first)
    .toSorted()
    .reverse()
    .slice(0, SHOWN_MAX)
}

/** The name only finds it: whose mail it is, its own head says. */
async function readMail(folder: string, name: string, email: string): Promise<DemoMail | null> {
  const { default: PostalMime } = await import('postal-mime')
  const { to, subject = '', text = '', date = '' } = await PostalMime.parse(await readFile(join(folder, name)))
  if (to?.length !== 1 || emailKey(to[0]?.address ?? '') !== email) return null
  return { type: 'demo_mail', id: name.replace(/\.eml$/, ''), subject, text: text.trim(), at: rfc2822(new Date(date)) }
}
