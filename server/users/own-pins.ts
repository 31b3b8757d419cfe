import { type RawBuilder, sql } from 'kysely'
import { COLOR_SHARE, COLORS, type Color } from '#domain/constants/colors.ts'
import type { Id } from '#domain/id.ts'
import type { OwnPinFilter } from '#domain/rules/pin/own-pin-filter.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import type { ListedPin } from '../records/list-pins.ts'

type Narrowed = { filter: OwnPinFilter; color?: Color | undefined; interestId?: Id | undefined }

/** One's own pins, narrowed. All colors stand in the order of the wheel, all others newest first. */
export function ownPins(ctx: Context, userId: Id, { filter, color, interestId }: Narrowed) {
  if (filter === 'COLORS' && !color) return byHue(ctx, userId)
  const scope = filter === 'COLORS' ? ofColor(color ?? 'neutral') : SCOPES[filter](userId, interestId)
  return async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const { rows } = await sql<ListedPin>`
      SELECT u.pin_id, ARRAY[u.saved_at::text, u.pin_id::text] AS cursor_key FROM user_pins u
      WHERE u.user_id = ${userId} AND ${scope}
        ${after ? sql`AND (u.saved_at, u.pin_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
      ORDER BY u.saved_at DESC, u.pin_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

const created = sql<boolean>`u.is_created`
const favorited = sql<boolean>`EXISTS (SELECT 1 FROM favorites f WHERE f.user_id = u.user_id AND f.pin_id = u.pin_id)`

const SCOPES: Record<Exclude<OwnPinFilter, 'COLORS'>, (userId: Id, interestId?: Id) => RawBuilder<boolean>> = {
  CREATED_BY_ME: () => created,
  FAVORITED: () => favorited,
  FAVORITED_AND_CREATED_BY_ME: () => sql<boolean>`${created} AND ${favorited}`,
  INTERESTS: ofInterests,
}

/** What speaks of one of the topics one follows, or of the one that was chosen. */
function ofInterests(userId: Id, interestId?: Id): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM follows w JOIN interests i ON i.id = w.target_id
      JOIN pins p ON p.id = u.pin_id JOIN aggregates a ON a.id = p.aggregate_id
    WHERE w.follower_id = ${userId} AND w.kind = 'interest' ${interestId ? sql`AND i.id = ${interestId}` : sql``}
      AND plain_text(concat_ws(' ', p.title, p.description, p.alt_text, replace(a.category, '_', ' ')))
        LIKE '%' || plain_text(i.name) || '%')`
}

function ofColor(color: Color): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM aggregates a JOIN images m ON m.signature = a.image_signature
    WHERE a.id = u.aggregate_id AND m.colors[${COLORS.indexOf(color) + 1}::int] >= ${COLOR_SHARE})`
}

function byHue(ctx: Context, userId: Id) {
  return async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const { rows } = await sql<ListedPin>`
      SELECT pin_id, ARRAY[hue::text, pin_id::text] AS cursor_key FROM user_pins
      WHERE user_id = ${userId}
        ${after ? sql`AND (hue, pin_id) > (${after[0]}::smallint, ${after[1]}::bigint)` : sql``}
      ORDER BY hue, pin_id LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}
