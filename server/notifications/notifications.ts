import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import {
  NetworkStoriesResource,
  NewsHubBadgeResource,
  NewsHubDetailsResource,
  NewsHubPinResource,
  NewsHubResource,
} from '#domain/resources/notifications.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn, type SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { listNotificationDetails } from './notification-details.ts'
import { latestEventsSql, type NotificationRow } from './notification-row.ts'
import {
  hideNotification,
  hideNotificationPin,
  loadUnreadNotificationCount,
  markNotificationsRead,
} from './notification-state.ts'
import { showNotifications } from './show-notifications.ts'

const NEWEST_SAVES = keyset('DESC', ['saved_at', 'timestamptz'], ['pin_id', 'bigint'])
const NEWEST_NOTIFICATIONS = keyset('DESC', ['n.updated_at', 'timestamptz'], ['n.id', 'bigint'])

/** Number of latest pins read of each followed person. */
const PER_PERSON = 20

export const notificationAnswers = [
  ...defineAnswers(NewsHubResource, {
    get: (asked) => {
      const ctx = requireSignedIn(asked)
      const read = (after: CursorKey | null, limit: number) => readNotifications(ctx, after, limit)
      return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) => showNotifications(ctx, rows))
    },
    async update(asked, { news_id, is_hidden }) {
      const ctx = requireSignedIn(asked)
      if (news_id && is_hidden !== undefined) await hideNotification(ctx, news_id, is_hidden)
      else await markNotificationsRead(ctx, news_id)
      return loadUnreadNotificationCount(ctx)
    },
  }),
  ...defineAnswers(NewsHubBadgeResource, { get: (ctx) => loadUnreadNotificationCount(requireSignedIn(ctx)) }),
  ...defineAnswers(NewsHubDetailsResource, {
    get: (ctx, { news_id }) => listNotificationDetails(requireSignedIn(ctx), news_id),
  }),
  ...defineAnswers(NewsHubPinResource, {
    async create(ctx, { news_id, pin_id }) {
      await hideNotificationPin(requireSignedIn(ctx), news_id, pin_id, true)
      return { type: 'hidden_news_pin' as const, id: pin_id, is_hidden: true }
    },
    async delete(ctx, { news_id, pin_id }) {
      await hideNotificationPin(requireSignedIn(ctx), news_id, pin_id, false)
      return { type: 'hidden_news_pin' as const, id: pin_id, is_hidden: false }
    },
  }),
  ...defineAnswers(NetworkStoriesResource, {
    get: (asked) => {
      const ctx = requireSignedIn(asked)
      return listPins(ctx, DEFAULT_PAGE_SIZE, async (after, limit) => {
        const { rows } = await sql<ListedPin>`
          SELECT p.pin_id, ${NEWEST_SAVES.key} AS cursor_key FROM follows f
          CROSS JOIN LATERAL (SELECT pin_id, saved_at FROM user_pins u WHERE u.user_id = f.target_id AND u.audience = 0
              AND ${NEWEST_SAVES.isAfter(after)}
            ORDER BY ${NEWEST_SAVES.order} LIMIT ${Math.max(limit, PER_PERSON)}) p
          WHERE f.follower_id = ${ctx.viewer.id} AND f.kind = 'user'
          ORDER BY ${NEWEST_SAVES.order} LIMIT ${limit}`.execute(ctx.db)
        return rows
      })
    },
  }),
]

/** Reads the viewer's notifications, newest first, each with its latest events. */
async function readNotifications(ctx: SignedIn, after: CursorKey | null, limit: number): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT n.*, ${NEWEST_NOTIFICATIONS.key} AS cursor_key, ${latestEventsSql} AS events FROM notifications n
    WHERE n.user_id = ${ctx.viewer.id} AND n.on_page AND n.hidden_at IS NULL
      AND ${NEWEST_NOTIFICATIONS.isAfter(after)}
    ORDER BY ${NEWEST_NOTIFICATIONS.order} LIMIT ${limit}`.execute(ctx.db)
  return rows
}
