import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { makeFrontPosition } from '#domain/rules/board/board-slug.ts'
import { toHueDegrees } from '#domain/rules/media/picture-file.ts'
import type { Context } from '../context.ts'
import { withCarouselSlidePicture } from '../records/carousel-slide.ts'
import { loadAggregates, type PinRow } from '../records/load-pins.ts'

const GREY = '#808080'

/** The target place of a pin, with the pin as it is now. */
export type PinPlace = {
  pin: PinRow
  board_id: Id | null
  section_id: Id | null
  audience: number
  position?: string | null | undefined
}

const columnsOf = (places: PinPlace[]) => ({
  ids: places.map(({ pin }) => pin.id),
  boards: places.map((place) => place.board_id),
  sections: places.map((place) => place.section_id),
  audiences: places.map((place) => place.audience),
  positions: places.map(({ pin, position }) => position ?? makeFrontPosition(pin.id)),
  aggregateIds: places.map(({ pin }) => pin.aggregate_id),
  pinners: places.map(({ pin }) => pin.pinner_id),
  times: places.map(({ pin }) => pin.saved_at),
})

/**
 * Inserts rows into the boards' pin lists, with the favorites of each board's own people. Pins without a board add no
 * row.
 */
export async function insertBoardPins(ctx: Context, places: PinPlace[]): Promise<void> {
  const { ids, boards, sections, aggregateIds, pinners, positions, times } = columnsOf(
    places.filter((one) => one.board_id),
  )
  if (!ids.length) return
  await sql`
    INSERT INTO board_pins (board_id, pin_id, section_id, aggregate_id, pinner_id, position, saved_at, favorite_count)
    SELECT n.board_id, n.id, n.section_id, n.thing_id, n.pinner_id, n.position, n.saved_at,
      (SELECT count(*) FROM favorites f JOIN board_people m ON m.board_id = n.board_id AND m.user_id = f.user_id
        AND m.state IN ('owner', 'member') WHERE f.pin_id = n.id)
    FROM unnest(${boards}::bigint[], ${ids}::bigint[], ${sections}::bigint[], ${aggregateIds}::bigint[], ${pinners}::bigint[],
      ${positions}::text[], ${times}::timestamptz[])
      AS n(board_id, id, section_id, thing_id, pinner_id, position, saved_at)`.execute(ctx.db)
}

export async function insertOtherListRows(ctx: Context, places: PinPlace[]): Promise<void> {
  const { ids, boards, sections, audiences, aggregateIds, pinners, times } = columnsOf(places)
  const created = places.map(({ pin }) => !pin.is_repin)
  const looks = await loadAggregates(ctx, aggregateIds)
  const hues = places.map(({ pin }) => {
    const aggregate = looks.get(pin.aggregate_id)
    return toHueDegrees(aggregate ? withCarouselSlidePicture(aggregate, pin.slot_id).dominant_color : GREY)
  })
  await sql`
    WITH n AS (SELECT * FROM unnest(${ids}::bigint[], ${boards}::bigint[], ${sections}::bigint[], ${audiences}::smallint[],
      ${aggregateIds}::bigint[], ${pinners}::bigint[], ${times}::timestamptz[], ${created}::boolean[], ${hues}::smallint[])
      AS n(id, board_id, section_id, audience, thing_id, pinner_id, saved_at, is_created, hue)),
    of_things AS (INSERT INTO aggregate_pins (aggregate_id, pin_id, user_id, board_id, audience, saved_at)
      SELECT thing_id, id, pinner_id, board_id, audience, saved_at FROM n)
    INSERT INTO user_pins (user_id, pin_id, aggregate_id, board_id, section_id, is_created, audience, saved_at, hue)
    SELECT pinner_id, id, thing_id, board_id, section_id, is_created, audience, saved_at, hue FROM n`.execute(ctx.db)
}

/** Removes pins from every list. Returns the audience with which each was counted. */
export async function unlistPins(
  ctx: Context,
  pins: PinRow[],
): Promise<Map<Id, { audience: number; position?: string }>> {
  const ids = pins.map((pin) => pin.id)
  const { rows } = await sql<{ pin_id: Id; audience: number; position: string | null }>`
    WITH of_things AS (DELETE FROM aggregate_pins
      WHERE aggregate_id = ANY(${pins.map((pin) => pin.aggregate_id)}::bigint[]) AND pin_id = ANY(${ids}::bigint[])),
    of_boards AS (DELETE FROM board_pins
      WHERE board_id = ANY(${pins.flatMap((pin) => pin.board_id ?? [])}::bigint[]) AND pin_id = ANY(${ids}::bigint[])
      RETURNING pin_id, position),
    of_people AS (DELETE FROM user_pins
      WHERE user_id = ANY(${pins.map((pin) => pin.pinner_id)}::bigint[]) AND pin_id = ANY(${ids}::bigint[])
      RETURNING pin_id, audience)
    SELECT p.pin_id, p.audience, b.position FROM of_people p LEFT JOIN of_boards b ON b.pin_id = p.pin_id`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ pin_id, audience, position }) => [pin_id, { audience, ...(position && { position }) }]))
}

/** Locks pins in id order and returns their current rows. */
export async function lockPins(ctx: Context, ids: Id[]): Promise<PinRow[]> {
  if (!ids.length) return []
  return ctx.db.selectFrom('pins').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/**
 * Loads the audiences with which pins are counted: those of their list rows, which may lag behind a board that just
 * became stricter.
 */
export async function loadListedAudiences(ctx: Context, pins: PinRow[]): Promise<Map<Id, number>> {
  const rows = await ctx.db
    .selectFrom('user_pins')
    .select(['pin_id', 'audience'])
    .where('user_id', 'in', [...new Set(pins.map((pin) => pin.pinner_id))])
    .where(
      'pin_id',
      'in',
      pins.map((pin) => pin.id),
    )
    .execute()
  return new Map(rows.map((row) => [row.pin_id, row.audience]))
}

/** Writes new places of pins: a new board deletes and inserts a list row, a new section updates the row. */
export async function rewriteListRows(ctx: Context, places: PinPlace[]): Promise<void> {
  const { ids, boards, sections, audiences, aggregateIds, pinners } = columnsOf(places)
  await sql`
    WITH n AS (SELECT * FROM unnest(${ids}::bigint[], ${boards}::bigint[], ${sections}::bigint[], ${audiences}::smallint[],
      ${aggregateIds}::bigint[], ${pinners}::bigint[]) AS n(id, board_id, section_id, audience, thing_id, pinner_id)),
    of_things AS (UPDATE aggregate_pins t SET board_id = n.board_id, audience = n.audience FROM n
      WHERE t.aggregate_id = n.thing_id AND t.pin_id = n.id),
    of_people AS (UPDATE user_pins t SET board_id = n.board_id, section_id = n.section_id, audience = n.audience FROM n
      WHERE t.user_id = n.pinner_id AND t.pin_id = n.id)
    UPDATE pins t SET board_id = n.board_id, section_id = n.section_id, audience = n.audience FROM n
    WHERE t.id = n.id`.execute(ctx.db)
  const elsewhere = places.filter(({ pin, board_id }) => pin.board_id !== board_id)
  const left = elsewhere.filter(({ pin }) => pin.board_id)
  if (left.length)
    await sql`DELETE FROM board_pins WHERE board_id = ANY(${left.map(({ pin }) => pin.board_id)}::bigint[])
      AND pin_id = ANY(${left.map(({ pin }) => pin.id)}::bigint[])`.execute(ctx.db)
  await insertBoardPins(ctx, elsewhere)
  const within = columnsOf(places.filter(({ pin, board_id }) => board_id && pin.board_id === board_id))
  if (within.ids.length)
    await sql`UPDATE board_pins t SET section_id = n.section_id
      FROM unnest(${within.boards}::bigint[], ${within.ids}::bigint[], ${within.sections}::bigint[]) AS n(board_id, id, section_id)
      WHERE t.board_id = n.board_id AND t.pin_id = n.id AND t.section_id IS DISTINCT FROM n.section_id`.execute(ctx.db)
}
