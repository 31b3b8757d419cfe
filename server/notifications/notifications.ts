import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import {
  NetworkStoriesResource,
  NewsHubBadgeResource,
  NewsHubDetailsResource,
  NewsHubPinResource,
  NewsHubResource,
} from '#domain/resources/notifications.ts'
import { answer } from '../answer.ts'
import { type SignedIn, signedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { notificationDetails } from './notification-details.ts'
import { latestEvents, type NotificationRow } from './notification-row.ts'
import { hideNotification, hideNotificationPin, setRead, unreadOf } from './notification-state.ts'
import { showNotifications } from './show-notifications.ts'

/** So many of the latest pins of each person one follows are looked at. */
const PER_PERSON = 20

export const notificationAnswers = [
  ...answer(NewsHubResource, {
    get: (asked) => {
      const ctx = signedIn(asked)
      const read = (after: CursorKey | null, limit: number) => readNotifications(ctx, after, limit)
      return loadPage(ctx, PAGE_SIZE, read, (rows) => showNotifications(ctx, rows))
    },
    async update(asked, { news_id, is_hidden }) {
      const ctx = signedIn(asked)
      if (news_id && is_hidden !== undefined) await hideNotification(ctx, news_id, is_hidden)
      else await setRead(ctx, news_id)
      return unreadOf(ctx)
    },
  }),
  ...answer(NewsHubBadgeResource, { get: (ctx) => unreadOf(signedIn(ctx)) }),
  ...answer(NewsHubDetailsResource, { get: (ctx, { news_id }) => notificationDetails(signedIn(ctx), news_id) }),
  ...answer(NewsHubPinResource, {
    async create(ctx, { news_id, pin_id }) {
      await hideNotificationPin(signedIn(ctx), news_id, pin_id, true)
      return { type: 'hidden_news_pin' as const, id: pin_id, is_hidden: true }
    },
    async delete(ctx, { news_id, pin_id }) {
      await hideNotificationPin(signedIn(ctx), news_id, pin_id, false)
      return { type: 'hidden_news_pin' as const, id: pin_id, is_hidden: false }
    },
  }),
  ...answer(NetworkStoriesResource, {
    get: (asked) => {
      const ctx = signedIn(asked)
      return listPins(ctx, PAGE_SIZE, async (after, limit) => {
        const { rows } = await sql<ListedPin>`
          SELECT p.pin_id, ARRAY[p.saved_at::text, p.pin_id::text] AS cursor_key FROM follows f
          CROSS JOIN LATERAL (SELECT pin_id, saved_at FROM user_pins u WHERE u.user_id = f.target_id AND u.audience = 0
              ${after ? sql`AND (u.saved_at, u.pin_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
            ORDER BY u.saved_at DESC, u.pin_id DESC LIMIT ${Math.max(limit, PER_PERSON)}) p
          WHERE f.follower_id = ${ctx.viewer.id} AND f.kind = 'user'
          ORDER BY p.saved_at DESC, p.pin_id DESC LIMIT ${limit}`.execute(ctx.db)
        return rows
      })
    },
  }),
]

/** One's own notifications, newest first, each with the latest of what it sums up. */
async function readNotifications(ctx: SignedIn, after: CursorKey | null, limit: number): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT n.*, ARRAY[n.updated_at::text, n.id::text] AS cursor_key, ${latestEvents} AS events FROM notifications n
    WHERE n.user_id = ${ctx.viewer.id} AND n.on_page AND n.hidden_at IS NULL
      ${after ? sql`AND (n.updated_at, n.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
    ORDER BY n.updated_at DESC, n.id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows
}
