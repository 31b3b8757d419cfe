import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { isNotificationWanted, type NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { digestMail } from '../mail/digest-mail.ts'
import { parsePersonSettings } from '../records/person-settings.ts'
import { loadPersonContext } from '../system-context.ts'
import { latestEventsSql, type NotificationRow } from './notification-row.ts'
import { showNotifications } from './show-notifications.ts'
import { makeSubscriptionToken } from './subscription-token.ts'

const AT_ONCE = 200
const SUMMED_UP = 30
const NAMED = 8
/** A little less than a day, so that a job that runs a minute earlier than yesterday does not skip a day. */
const PAUSE = 20 * 3600_000

/** Emails everyone their unread notifications, at most once a day. */
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
    // A failed delivery doesn't stop the others, and is tried again the next day.
    for (const { user_id } of people)
      await sendDigest(house, user_id).catch((error) => house.log.warn({ error, user_id }, 'a digest was not sent'))
    last = people.at(-1)?.user_id ?? last
  }
}

/**
 * Sends one person's digest. A single job sends all digests, so nobody gets two. Notifications are marked as mailed
 * after sending, so that failed ones are part of the next digest.
 */
export async function sendDigest(house: House, userId: Id): Promise<void> {
  const person = await house.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!person || !(await isDue(house, userId))) return
  const ctx = await loadPersonContext(house, person)
  const choices = { page: {}, email: parsePersonSettings(person).notification_emails }
  const rows = await readUnmailed(ctx, userId, SUMMED_UP)
  const wanted = rows.filter(({ kind }) => isNotificationWanted(kind as NotificationKind, 'email', choices))
  const notifications = (await showNotifications({ ...ctx, fields: 'card' }, wanted)).flatMap((one) => one ?? [])
  const email = await provenEmail(house, userId)
  const isMailed = notifications.length > 0 && email && person.state !== 'suspended' && person.state !== 'deactivated'
  if (isMailed) {
    const to = { email, locale: person.locale, first_name: person.first_name, username: person.username }
    const sentences = notifications.slice(0, NAMED).map(({ header_text }) => header_text)
    const token = makeSubscriptionToken(house, userId)
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

/** Loads notifications for a digest: neither read nor mailed yet. */
async function readUnmailed(ctx: Context, userId: Id, limit: number): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT n.*, ARRAY[n.updated_at::text, n.id::text] AS cursor_key, ${latestEventsSql} AS events FROM notifications n
    WHERE n.user_id = ${userId} AND n.read_at IS NULL AND n.mailed_at IS NULL
    ORDER BY n.updated_at DESC, n.id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}

async function isDue({ db, clock }: House, userId: Id): Promise<boolean> {
  const last = await db.selectFrom('digests').select('sent_at').where('user_id', '=', userId).executeTakeFirst()
  return !last || clock().getTime() - last.sent_at.getTime() >= PAUSE
}

/**
 * Marks notifications as mailed, and those that are on no page as read. Notifications created after the email was
 * written wait for the next one.
 */
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

/** Returns the email address only if its owner confirmed it. */
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
