import { type Insertable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { newestPosition } from '#domain/rules/board/position.ts'
import { hue } from '#domain/rules/media/hue.ts'
import { AUDIENCE, type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import { type Context, type Person, unitOf } from '../context.ts'
import { alsoSet, count, moveBoardToFront, writeCounts } from '../counts.ts'
import type { Pins } from '../db/tables.ts'
import { aggregatesOfPins } from '../records/at-carousel-slide.ts'
import { type BoardRow, boardFacts, type Cover } from '../records/load-boards.ts'
import { loadPeople, stateOf } from '../records/load-people.ts'
import type { AggregateRow, PinRow } from '../records/load-pins.ts'

type New = Omit<Insertable<Pins>, 'audience' | 'board_id'>
type ShownAggregate = Pick<
  AggregateRow,
  'id' | 'image_signature' | 'image_ext' | 'dominant_color' | 'width' | 'height'
> & {
  is_sensitive?: boolean
}

/** Puts a new pin where it belongs: the object, its three list rows, the counts, the board's covers. Written with the counts. */
export async function placePin(
  ctx: Context,
  pinner: Person,
  pin: New,
  board: BoardRow | null,
  aggregate: ShownAggregate,
): Promise<void> {
  const owner = board && (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  const audience = pinAudience(
    { state: (pin.state ?? 'live') as PinState, pinnerState: stateOf(pinner) },
    board && boardFacts(board, owner ?? undefined),
  )
  const row = { ...pin, audience, board_id: board?.id ?? null }
  unitOf(ctx).insertsAtEnd.push(
    ctx.db.insertInto('pins').values(row),
    ctx.db.insertInto('user_pins').values({ ...userPin(row), hue: hue(aggregate.dominant_color) }),
    ctx.db.insertInto('aggregate_pins').values(aggregatePin(row)),
  )
  if (board) unitOf(ctx).insertsAtEnd.push(ctx.db.insertInto('board_pins').values(boardPin(row, board.id)))
  countPin(ctx, row, +1)
  if (board) touchBoard(ctx, board, pin.saved_at as Date, coverOf(pin.id, aggregate))
}

type Placed = Pick<PinRow, 'id' | 'aggregate_id' | 'pinner_id' | 'audience'> & {
  board_id: Id | null
  section_id?: Id | null | undefined
  is_repin?: boolean | undefined
  saved_at?: Date | string | undefined
}

/** Every count that a pin is part of. */
export function countPin(ctx: Context, pin: Placed, by: 1 | -1): void {
  const isListed = pin.audience === AUDIENCE.everyone
  count(ctx, 'section.pins', pin.section_id, by)
  count(ctx, 'board.pins', pin.board_id, by)
  count(ctx, 'user.pins', pin.pinner_id, by)
  if (isListed) count(ctx, 'user.publicPins', pin.pinner_id, by)
  if (isListed && pin.is_repin) count(ctx, 'aggregate.saves', pin.aggregate_id, by)
}

export const userPin = (pin: Placed) => ({
  user_id: pin.pinner_id,
  pin_id: pin.id,
  aggregate_id: pin.aggregate_id,
  board_id: pin.board_id,
  section_id: pin.section_id ?? null,
  is_created: !pin.is_repin,
  audience: pin.audience,
  saved_at: pin.saved_at as Date,
})

export const aggregatePin = (pin: Placed) => ({
  aggregate_id: pin.aggregate_id,
  pin_id: pin.id,
  user_id: pin.pinner_id,
  board_id: pin.board_id,
  audience: pin.audience,
  saved_at: pin.saved_at as Date,
})

const boardPin = (pin: Placed, boardId: Id) => ({
  board_id: boardId,
  pin_id: pin.id,
  section_id: pin.section_id ?? null,
  aggregate_id: pin.aggregate_id,
  pinner_id: pin.pinner_id,
  position: newestPosition(pin.id),
  saved_at: pin.saved_at as Date,
})

const COVERS = 5

/** Covers are seen by everyone who sees the board, so none of them has to be blurred. */
export const coverOf = (pinId: Id, aggregate: ShownAggregate): Cover | null =>
  aggregate.image_signature && !aggregate.is_sensitive
    ? {
        pin_id: pinId,
        signature: aggregate.image_signature,
        ext: aggregate.image_ext,
        color: aggregate.dominant_color,
        width: aggregate.width,
        height: aggregate.height,
      }
    : null

/** A board to which something was added comes first in its people's lists and shows the new picture. */
function touchBoard(ctx: Context, board: BoardRow, at: Date, cover: Cover | null): void {
  alsoSet(ctx, 'boards', board.id, 'last_pinned_at', sql`greatest(last_pinned_at, ${at})`)
  if (cover) {
    const added = JSON.stringify([cover])
    const newest = `$[0 to ${COVERS - 1}]`
    // The chosen cover stays in front.
    const covers = sql`CASE WHEN covers -> 0 ->> 'pin_id' = cover_pin_id::text
      THEN jsonb_insert(covers, '{0}', ${added}::jsonb -> 0, true) ELSE ${added}::jsonb || covers END`
    alsoSet(ctx, 'boards', board.id, 'covers', sql`jsonb_path_query_array(${covers}, ${newest}::jsonpath)`)
  }
  const people = board.people.map((member) => member.user_id)
  moveBoardToFront(ctx, board.id, people, at)
}

/**
 * After a pin left a board: its covers are the chosen one and what is newest there now. Counts are written first, so that every writer
 * takes the rows of boards in the same order, and the covers are read while nobody else changes them.
 */
export async function updateCovers(ctx: Context, boards: Id | Iterable<Id>): Promise<void> {
  await writeCounts(ctx)
  const ids = typeof boards === 'string' ? [boards] : [...new Set(boards)].sort()
  for (const id of ids) await updateCoversOf(ctx, id)
}

async function updateCoversOf(ctx: Context, boardId: Id): Promise<void> {
  const { rows } = await sql<{ pin_id: Id; aggregate_id: Id }>`
    SELECT l.pin_id, l.aggregate_id FROM boards b JOIN board_pins l ON l.board_id = b.id AND l.pin_id = b.cover_pin_id
    WHERE b.id = ${boardId}
    UNION ALL (SELECT pin_id, aggregate_id FROM board_pins WHERE board_id = ${boardId}
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${COVERS})`.execute(ctx.db)
  const newest = rows.filter((row, at) => rows.findIndex((one) => one.pin_id === row.pin_id) === at).slice(0, COVERS)
  const aggregates = newest.length
    ? await ctx.db
        .selectFrom('aggregates')
        .selectAll()
        .where(
          'id',
          'in',
          newest.map((row) => row.aggregate_id),
        )
        .execute()
    : []
  const shown = await aggregatesOfPins(ctx, newest, new Map(aggregates.map((aggregate) => [aggregate.id, aggregate])))
  const covers = newest.flatMap(({ pin_id }) => {
    const aggregate = shown.get(pin_id)
    return (aggregate && coverOf(pin_id, aggregate)) ?? []
  })
  await ctx.db
    .updateTable('boards')
    .set({ covers: JSON.stringify(covers) })
    .where('id', '=', boardId)
    .execute()
}
