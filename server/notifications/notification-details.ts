import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { User } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page } from '#domain/resource.ts'
import { kindOfNotification } from '#domain/rules/notifications/notification-kinds.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { loadUsers } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { mutedBy } from './muted.ts'

const A_PAGE = 25
type Row = { actor_id: Id; object_id: Id; cursor_key: CursorKey }

/** What one notification sums up: the pins that were made, or the people who did it. */
export async function notificationDetails(ctx: SignedIn, notificationId: Id): Promise<Page<Pin | User>> {
  const me = ctx.viewer.id
  const notification = await ctx.db
    .selectFrom('notifications')
    .select(['kind'])
    .where('user_id', '=', me)
    .where('id', '=', notificationId)
    .executeTakeFirst()
  if (!notification) throw new Refusal('not_found', 'news.none')
  const isOfPins = kindOfNotification(notification.kind)?.with === 'pin'
  const muted = await mutedBy(ctx, me)
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT actor_id, object_id, ARRAY[created_at::text, actor_id::text, object_id::text] AS cursor_key
      FROM notification_events WHERE user_id = ${me} AND news_id = ${notificationId} AND hidden_at IS NULL
        ${after ? sql`AND (created_at, actor_id, object_id) < (${after[0]}::timestamptz, ${after[1]}::bigint, ${after[2]}::bigint)` : sql``}
      ORDER BY created_at DESC, actor_id DESC, object_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  const seen = new Set<Id>()
  return loadPage<Row, Pin | User>(ctx, A_PAGE, read, async (rows) => {
    const wanted = rows.map((row) => (muted.has(row.actor_id) ? null : isOfPins ? row.object_id : row.actor_id))
    const ids = wanted.flatMap((id) => id ?? [])
    const loaded: (Pin | User | null)[] = isOfPins ? await loadPins(ctx, ids, 'address') : await loadUsers(ctx, ids)
    return wanted.map((id) => {
      const found = id && !seen.has(id) ? loaded.find((one) => one?.id === id) : null
      if (found) seen.add(found.id)
      return found ?? null
    })
  })
}
