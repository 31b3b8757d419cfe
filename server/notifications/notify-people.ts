import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { isNotificationWanted, type NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { Context } from '../context.ts'
import { addToCount } from '../counts.ts'
import { announce } from '../live/announce.ts'
import { parsePersonSettings } from '../records/person-settings.ts'

/** What one person is notified of. */
export type Notice = {
  user_id: Id
  kind: NotificationKind
  target_id: Id | null
  /** The object that was used, for example the comment or the new pin. */
  object_id?: Id | null
  /** Unread notifications with the same key are merged. */
  group_key?: string
  /** A number other than the number of people, for example of pins. */
  amount?: number
}

/** `actor_id` is the person who did it; null when the site itself did. */
export type NotificationInput = Notice & { actor_id: Id | null }

const NOBODY = '0' as Id

/** Notifies one person; see `notifyPeople`. */
export const notifyPerson = (ctx: Context, { actor_id, ...notice }: NotificationInput): Promise<void> =>
  notifyPeople(ctx, actor_id, [notice])

/**
 * Notifies people of what one person did, or the site itself (null). Each notification is merged with unread events of
 * the same kind and target. Nobody is notified of their own actions, of blocked or muted people, or of kinds they turned
 * off. Takes five statements for any number of people, each of whom occurs once per group. Callers flush the counts.
 */
export async function notifyPeople(ctx: Context, actorId: Id | null, notices: readonly Notice[]): Promise<void> {
  const wanted = await selectWanted(ctx, actorId, notices)
  if (!wanted.length) return
  const saved = await saveNotifications(ctx, wanted)
  const added = await addEvents(ctx, actorId ?? NOBODY, wanted, saved)
  await countActor(ctx, actorId ?? NOBODY, added)
  for (const { id, user_id, is_new, on_page } of saved) {
    if (on_page && is_new) addToCount(ctx, 'user.unreadNews', user_id, 1)
    if (on_page) announce(ctx, personTopic(user_id), 'notification', id)
  }
}

type WantedNotification = Notice & { onPage: boolean }
type SavedNotification = { user_id: Id; id: Id; group_key: string; is_new: boolean; on_page: boolean }

const toGroupKey = ({ kind, target_id, group_key }: Notice) => group_key ?? `${kind}:${target_id ?? ''}`

/** Rows are written in the order of their keys, so that two batches wait for each other instead of deadlocking. */
const compareRows = (a: Notice, b: Notice): number => {
  const [one, other] = [BigInt(a.user_id), BigInt(b.user_id)]
  if (one !== other) return one < other ? -1 : 1
  return toGroupKey(a) < toGroupKey(b) ? -1 : 1
}

async function saveNotifications(ctx: Context, wanted: readonly WantedNotification[]): Promise<SavedNotification[]> {
  const values = wanted.toSorted(compareRows).map(
    (
      notice,
    ) => sql`(${notice.user_id}, ${ctx.house.newId()}, ${notice.kind}, ${toGroupKey(notice)}, ${notice.target_id},
      ${notice.amount ?? 0}, ${notice.onPage}, ${ctx.now})`,
  )
  const { rows } = await sql<SavedNotification>`
    INSERT INTO notifications (user_id, id, kind, group_key, target_id, count, on_page, updated_at)
    VALUES ${sql.join(values)}
    ON CONFLICT (user_id, group_key) WHERE read_at IS NULL DO UPDATE
      SET updated_at = excluded.updated_at, mailed_at = NULL,
        count = CASE WHEN excluded.count > 0 THEN excluded.count ELSE notifications.count END
    RETURNING user_id, id, group_key, xmax = 0 AS is_new, on_page`.execute(ctx.db)
  return rows
}

/** Adds the event to each notification; returns those that didn't have it and count their people. */
async function addEvents(
  ctx: Context,
  actor_id: Id,
  wanted: readonly WantedNotification[],
  saved: readonly SavedNotification[],
): Promise<{ user_id: Id; news_id: Id }[]> {
  const idByRow = new Map(saved.map((row) => [`${row.user_id} ${row.group_key}`, row.id]))
  const events = wanted.map((notice) => ({
    user_id: notice.user_id,
    news_id: idByRow.get(`${notice.user_id} ${toGroupKey(notice)}`) as Id,
    actor_id,
    object_id: notice.object_id ?? NOBODY,
    created_at: ctx.now,
    hasAmount: notice.amount !== undefined,
  }))
  const added = await ctx.db
    .insertInto('notification_events')
    .values(events.map(({ hasAmount, ...event }) => event))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'news_id'])
    .execute()
  const withAmount = new Set(events.flatMap(({ hasAmount, news_id }) => (hasAmount ? [news_id] : [])))
  return added.filter(({ news_id }) => !withAmount.has(news_id))
}

/** Counts the person in these notifications, unless an earlier event of theirs did. */
async function countActor(ctx: Context, actorId: Id, added: readonly { user_id: Id; news_id: Id }[]): Promise<void> {
  if (!added.length) return
  await sql`UPDATE notifications n SET count = count + 1
    WHERE user_id = ANY(${added.map((row) => row.user_id)}::bigint[]) AND id = ANY(${added.map((row) => row.news_id)}::bigint[])
      AND (SELECT count(*) FROM notification_events e
        WHERE e.user_id = n.user_id AND e.news_id = n.id AND e.actor_id = ${actorId}) = 1`.execute(ctx.db)
}

/** Selects the notifications that their receivers want, with whether they are shown on the page. */
async function selectWanted(
  ctx: Context,
  actorId: Id | null,
  notices: readonly Notice[],
): Promise<WantedNotification[]> {
  const others = notices.filter(({ user_id }) => user_id !== actorId)
  if (!others.length) return []
  const receiverIds = [...new Set(others.map(({ user_id }) => user_id))]
  const people = await ctx.db
    .selectFrom('users')
    .select(['id', 'state', 'settings'])
    .where('id', 'in', actorId ? [...receiverIds, actorId] : receiverIds)
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  if (actorId && byId.get(actorId)?.state !== 'active') return []
  const unwanted = actorId ? await loadPeopleWhoIgnore(ctx, actorId, receiverIds) : new Set<Id>()
  return others.flatMap((notice) => {
    const receiver = byId.get(notice.user_id)
    if (!receiver || receiver.state === 'deactivated' || receiver.state === 'suspended') return []
    if (unwanted.has(receiver.id)) return []
    const { notifications, notification_emails } = parsePersonSettings(receiver)
    const choices = { page: notifications, email: notification_emails }
    const onPage = isNotificationWanted(notice.kind, 'page', choices)
    return onPage || isNotificationWanted(notice.kind, 'email', choices) ? [{ ...notice, onPage }] : []
  })
}

/** Loads who of these people blocks or mutes someone, or is blocked by them. */
async function loadPeopleWhoIgnore(ctx: Context, actorId: Id, userIds: readonly Id[]): Promise<Set<Id>> {
  const rows = await ctx.db
    .selectFrom('marks')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('target_id', '=', actorId)
    .where('kind', 'in', ['block', 'blocked_by', 'mute'])
    .execute()
  return new Set(rows.map((row) => row.user_id))
}
