import { type RawBuilder, sql } from 'kysely'
import { COLOR_PERCENT_MIN, COLORS, type Color } from '#domain/constants/colors.ts'
import type { Id } from '#domain/id.ts'
import type { OwnPinFilter } from '#domain/rules/pin/own-pin-filter.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import type { ListedPin } from '../records/list-pins.ts'

const NEWEST_FIRST = keyset('DESC', ['u.saved_at', 'timestamptz'], ['u.pin_id', 'bigint'])
const BY_HUE = keyset('ASC', ['hue', 'smallint'], ['pin_id', 'bigint'])

type Narrowed = { filter: OwnPinFilter; color?: Color | undefined; interestId?: Id | undefined }

type OwnPin = ListedPin & { aggregate_id: Id }
/** Returns which of these Pins are wanted. */
type Choose = (pins: OwnPin[]) => Promise<ReadonlySet<Id>>
const READ_AT_ONCE = 200

/** Lists a person's own pins with a filter. All colors are sorted by hue, everything else newest first. */
export function listOwnPins(ctx: Context, userId: Id, { filter, color, interestId }: Narrowed) {
  if (filter === 'COLORS') return color ? chosenPins(ctx, userId, ofColor(ctx, color)) : byHue(ctx, userId)
  if (filter === 'INTERESTS') return chosenPins(ctx, userId, ofInterests(ctx, userId, interestId))
  return (after: CursorKey | null, limit: number): Promise<ListedPin[]> =>
    newestPins(ctx, userId, SCOPES[filter], after, limit)
}

async function newestPins(
  ctx: Context,
  userId: Id,
  scope: RawBuilder<boolean>,
  after: CursorKey | null,
  limit: number,
) {
  const { rows } = await sql<OwnPin>`
    SELECT u.pin_id, u.aggregate_id, ${NEWEST_FIRST.key} AS cursor_key FROM user_pins u
    WHERE u.user_id = ${userId} AND ${scope}
      AND ${NEWEST_FIRST.isAfter(after)}
    ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
  return rows
}

/** Filters by the pins' own data: reads the list in steps and loads the pins of each step by id. */
function chosenPins(ctx: Context, userId: Id, choose: Choose) {
  return async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const chosen: ListedPin[] = []
    for (let from = after, isMore = true; isMore && chosen.length < limit; ) {
      const rows = await newestPins(ctx, userId, sql<boolean>`true`, from, READ_AT_ONCE)
      const wanted = rows.length ? await choose(rows) : new Set()
      chosen.push(...rows.filter((row) => wanted.has(row.pin_id)))
      isMore = rows.length === READ_AT_ONCE
      from = rows.at(-1)?.cursor_key ?? from
    }
    return chosen.slice(0, limit)
  }
}

const created = sql<boolean>`u.is_created`
const favorited = sql<boolean>`EXISTS (SELECT 1 FROM favorites f WHERE f.user_id = u.user_id AND f.pin_id = u.pin_id)`

const SCOPES: Record<Exclude<OwnPinFilter, 'COLORS' | 'INTERESTS'>, RawBuilder<boolean>> = {
  CREATED_BY_ME: created,
  FAVORITED: favorited,
  FAVORITED_AND_CREATED_BY_ME: sql<boolean>`${created} AND ${favorited}`,
}

/** Pins about the chosen topic, or about any followed topic. */
function ofInterests(ctx: Context, userId: Id, interestId?: Id): Choose {
  return async (pins) => {
    const { rows } = await sql<{ id: Id }>`
      WITH names AS MATERIALIZED (SELECT plain_text(i.name) AS name FROM follows w JOIN interests i ON i.id = w.target_id
        WHERE w.follower_id = ${userId} AND w.kind = 'interest' ${interestId ? sql`AND i.id = ${interestId}` : sql``})
      SELECT p.id FROM pins p JOIN aggregates a ON a.id = p.aggregate_id
      WHERE p.id = ANY(${pins.map((pin) => pin.pin_id)}::bigint[]) AND EXISTS (SELECT 1 FROM names
        WHERE plain_text(concat_ws(' ', p.title, p.description, p.alt_text, replace(a.category, '_', ' ')))
          LIKE '%' || names.name || '%')`.execute(ctx.db)
    return new Set(rows.map(({ id }) => id))
  }
}

function ofColor(ctx: Context, color: Color): Choose {
  return async (pins) => {
    const { rows } = await sql<{
      id: Id
    }>`SELECT a.id FROM aggregates a JOIN images m ON m.signature = a.image_signature
      WHERE a.id = ANY(${pins.map((pin) => pin.aggregate_id)}::bigint[])
        AND m.colors[${COLORS.indexOf(color) + 1}::int] >= ${COLOR_PERCENT_MIN}`.execute(ctx.db)
    const aggregates = new Set(rows.map(({ id }) => id))
    return new Set(pins.filter((pin) => aggregates.has(pin.aggregate_id)).map((pin) => pin.pin_id))
  }
}

function byHue(ctx: Context, userId: Id) {
  return async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const { rows } = await sql<ListedPin>`
      SELECT pin_id, ${BY_HUE.key} AS cursor_key FROM user_pins
      WHERE user_id = ${userId}
        AND ${BY_HUE.isAfter(after)}
      ORDER BY ${BY_HUE.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}
