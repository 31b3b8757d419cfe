import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { isTold, type NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { digestMail } from '../mail/digest-mail.ts'
import { settingsOf } from '../records/settings-of.ts'
import { personContext } from '../system-context.ts'
import { latestEvents, type NotificationRow } from './notification-row.ts'
import { showNotifications } from './show-notifications.ts'
import { subscriptionToken } from './subscription-token.ts'

const AT_ONCE = 200
const SUMMED_UP = 30
const NAMED = 8
/** A little less than a day, so that a job that runs a minute earlier than yesterday does not skip a day. */
const PAUSE = 20 * 3600_000

/** Mails everyone what they have not seen, at most once a day. */
export async function sendDigests(house: House): Promise<void> {
  let last = '0' as Id
  for (;;) {
    const people = await house.db
      .selectFrom('notifications')
      .select('user_id')
      .distinct()
      .where('read_at', 'is', null)
      .where('mailed_at', 'is', null)
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(AT_ONCE)
      .execute()
    if (!people.length) return
    // One address that can't be reached keeps nobody else waiting; the next day tries it again.
    for (const { user_id } of people)
      await sendDigest(house, user_id).catch((error) => house.log.warn({ error, user_id }, 'a digest was not sent'))
    last = people.at(-1)?.user_id ?? last
  }
}

/** One job sends them all, so nobody gets two. What is mailed is noted afterwards: what could not be sent comes with the next. */
export async function sendDigest(house: House, userId: Id): Promise<void> {
  const person = await house.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!person || !(await isDue(house, userId))) return
  const ctx = await personContext(house, person)
  const choices = { page: {}, email: settingsOf(person).notification_emails }
  const rows = await readUnmailed(ctx, userId, SUMMED_UP)
  const wanted = rows.filter(({ kind }) => isTold(kind as NotificationKind, 'email', choices))
  const notifications = (await showNotifications({ ...ctx, fields: 'card' }, wanted)).flatMap((one) => one ?? [])
  const email = await provenEmail(house, userId)
  const isMailed = notifications.length > 0 && email && person.state !== 'suspended' && person.state !== 'deactivated'
  if (isMailed) {
    const to = { email, locale: person.locale, first_name: person.first_name, username: person.username }
    const sentences = notifications.slice(0, NAMED).map(({ header_text }) => header_text)
    const token = subscriptionToken(house, userId)
    await house.mailer.send(
      digestMail(house.settings, to, { sentences, more: notifications.length - sentences.length, token }),
    )
  }
  await inUnitOfWork(house, 'house', async (writing) => {
    await setMailed(writing, userId, ctx.now)
    if (!isMailed) return
    await writing.db
      .insertInto('digests')
      .values({ user_id: userId, sent_at: ctx.now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sent_at: ctx.now }))
      .execute()
  })
}

/** What a mail may sum up: nothing that was read or mailed already. */
async function readUnmailed(ctx: Context, userId: Id, limit: number): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT n.*, ARRAY[n.updated_at::text, n.id::text] AS cursor_key, ${latestEvents} AS events FROM notifications n
    WHERE n.user_id = ${userId} AND n.read_at IS NULL AND n.mailed_at IS NULL
    ORDER BY n.updated_at DESC, n.id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}

async function isDue({ db, clock }: House, userId: Id): Promise<boolean> {
  const last = await db.selectFrom('digests').select('sent_at').where('user_id', '=', userId).executeTakeFirst()
  return !last || clock().getTime() - last.sent_at.getTime() >= PAUSE
}

/** What is on no page counts as read once it is mailed. What came after the mail was written waits for the next one. */
async function setMailed({ db }: Context, userId: Id, at: Date): Promise<void> {
  const open = db
    .updateTable('notifications')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('updated_at', '<=', at)
  await open.set({ mailed_at: at, read_at: at }).where('on_page', '=', false).execute()
  await open.set({ mailed_at: at }).execute()
}

/** Only an address that its owner confirmed gets such mails. */
async function provenEmail({ db }: House, userId: Id): Promise<string | null> {
  const row = await db
    .selectFrom('user_secrets')
    .innerJoin('emails', 'emails.email_key', 'user_secrets.email')
    .select('user_secrets.email')
    .where('user_secrets.user_id', '=', userId)
    .where('emails.verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.email ?? null
}
