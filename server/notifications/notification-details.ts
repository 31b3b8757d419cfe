import { sql } from 'kysely'
import type { Pin } from '#domain/entities/pin.ts'
import type { User } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page } from '#domain/resource.ts'
import { findNotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { loadUsers } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { loadMutedPeople } from './muted-people.ts'

const NEWEST_FIRST = keyset('DESC', ['created_at', 'timestamptz'], ['actor_id', 'bigint'], ['object_id', 'bigint'])

const A_PAGE = 25
type Row = { actor_id: Id; object_id: Id; cursor_key: CursorKey }

/** Lists the pins or the people that one notification sums up. */
export async function listNotificationDetails(ctx: SignedIn, notificationId: Id): Promise<Page<Pin | User>> {
  const me = ctx.viewer.id
  const notification = await ctx.db
    .selectFrom('notifications')
    .select(['kind'])
    .where('user_id', '=', me)
    .where('id', '=', notificationId)
    .executeTakeFirst()
  if (!notification) throw new Refusal('not_found', 'news.none')
  const isOfPins = findNotificationKind(notification.kind)?.with === 'pin'
  const muted = await loadMutedPeople(ctx, me)
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT actor_id, object_id, ${NEWEST_FIRST.key} AS cursor_key
      FROM notification_events WHERE user_id = ${me} AND news_id = ${notificationId} AND hidden_at IS NULL
        AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  const seen = new Set<Id>()
  return loadListPage<Row, Pin | User>(ctx, A_PAGE, read, async (rows) => {
    const wanted = rows.map((row) => (muted.has(row.actor_id) ? null : isOfPins ? row.object_id : row.actor_id))
    const ids = wanted.flatMap((id) => id ?? [])
    const loaded: (Pin | User | null)[] = isOfPins ? await loadPins(ctx, ids, 'url') : await loadUsers(ctx, ids)
    return wanted.map((id) => {
      const found = id && !seen.has(id) ? loaded.find((one) => one?.id === id) : null
      if (found) seen.add(found.id)
      return found ?? null
    })
  })
}
