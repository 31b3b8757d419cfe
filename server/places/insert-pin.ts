import { type Insertable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { makeFrontPosition } from '#domain/rules/board/board-slug.ts'
import { toHueDegrees } from '#domain/rules/media/picture-file.ts'
import { AUDIENCE, type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import type { PictureFocus } from '#domain/rules/visual/picture-focus.ts'
import { type Context, type Person, requireUnitOfWork } from '../context.ts'
import { addToCount, moveBoardToFront, setOnCountedRow, writeCounts } from '../counts.ts'
import type { Pins } from '../db/tables.ts'
import { resolveAggregatesOfPins } from '../records/carousel-slide.ts'
import { type BoardRow, type StoredBoardCover, toBoardAudienceInput } from '../records/load-boards.ts'
import { loadPeople, toPersonState } from '../records/load-people.ts'
import type { AggregateRow, PinRow } from '../records/load-pins.ts'

type New = Omit<Insertable<Pins>, 'audience' | 'board_id'>
type ShownAggregate = Pick<
  AggregateRow,
  'id' | 'image_signature' | 'image_ext' | 'dominant_color' | 'width' | 'height'
> &
  Partial<Pick<AggregateRow, 'is_sensitive' | 'focus'>>

/**
 * Inserts a new pin with its three list rows and updates counts and board covers; everything is written when the counts
 * are flushed.
 */
export async function insertPin(
  ctx: Context,
  pinner: Person,
  pin: New,
  board: BoardRow | null,
  aggregate: ShownAggregate,
): Promise<void> {
  const owner = board && (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  const audience = pinAudience(
    { state: (pin.state ?? 'live') as PinState, pinnerState: toPersonState(pinner) },
    board && toBoardAudienceInput(board, owner ?? undefined),
  )
  const row = { ...pin, audience, board_id: board?.id ?? null }
  requireUnitOfWork(ctx).insertsAtEnd.push(
    ctx.db.insertInto('pins').values(row),
    ctx.db.insertInto('user_pins').values({ ...toUserPinRow(row), hue: toHueDegrees(aggregate.dominant_color) }),
    ctx.db.insertInto('aggregate_pins').values(toAggregatePinRow(row)),
  )
  if (board) requireUnitOfWork(ctx).insertsAtEnd.push(ctx.db.insertInto('board_pins').values(boardPin(row, board.id)))
  changePinCounts(ctx, row, +1)
  if (board) touchBoard(ctx, board, pin.saved_at as Date, toBoardCover(pin.id, aggregate))
}

type PinPlacement = Pick<PinRow, 'id' | 'aggregate_id' | 'pinner_id' | 'audience'> & {
  board_id: Id | null
  section_id?: Id | null | undefined
  is_repin?: boolean | undefined
  saved_at?: Date | string | undefined
}

/** Changes every count that includes this pin. */
export function changePinCounts(ctx: Context, pin: PinPlacement, by: 1 | -1): void {
  const isListed = pin.audience === AUDIENCE.everyone
  addToCount(ctx, 'section.pins', pin.section_id, by)
  addToCount(ctx, 'board.pins', pin.board_id, by)
  addToCount(ctx, 'user.pins', pin.pinner_id, by)
  if (isListed) addToCount(ctx, 'user.publicPins', pin.pinner_id, by)
  if (isListed && pin.is_repin) addToCount(ctx, 'aggregate.saves', pin.aggregate_id, by)
}

export const toUserPinRow = (pin: PinPlacement) => ({
  user_id: pin.pinner_id,
  pin_id: pin.id,
  aggregate_id: pin.aggregate_id,
  board_id: pin.board_id,
  section_id: pin.section_id ?? null,
  is_created: !pin.is_repin,
  audience: pin.audience,
  saved_at: pin.saved_at as Date,
})

export const toAggregatePinRow = (pin: PinPlacement) => ({
  aggregate_id: pin.aggregate_id,
  pin_id: pin.id,
  user_id: pin.pinner_id,
  board_id: pin.board_id,
  audience: pin.audience,
  saved_at: pin.saved_at as Date,
})

const boardPin = (pin: PinPlacement, boardId: Id) => ({
  board_id: boardId,
  pin_id: pin.id,
  section_id: pin.section_id ?? null,
  aggregate_id: pin.aggregate_id,
  pinner_id: pin.pinner_id,
  position: makeFrontPosition(pin.id),
  saved_at: pin.saved_at as Date,
})

const COVERS = 5

/** The pin's board cover; null for sensitive pictures, because covers are never blurred. */
export const toBoardCover = (pinId: Id, aggregate: ShownAggregate): StoredBoardCover | null =>
  aggregate.image_signature && !aggregate.is_sensitive
    ? {
        pin_id: pinId,
        signature: aggregate.image_signature,
        ext: aggregate.image_ext,
        color: aggregate.dominant_color,
        width: aggregate.width,
        height: aggregate.height,
        ...(aggregate.focus ? { focus: aggregate.focus as PictureFocus } : {}),
      }
    : null

/** Moves the board to the top of its people's lists and adds the new cover. */
function touchBoard(ctx: Context, board: BoardRow, at: Date, cover: StoredBoardCover | null): void {
  setOnCountedRow(ctx, 'boards', board.id, 'last_pinned_at', sql`greatest(last_pinned_at, ${at})`)
  if (cover) {
    const added = JSON.stringify([cover])
    const newest = `$[0 to ${COVERS - 1}]`
    // The chosen cover stays first.
    const covers = sql`CASE WHEN covers -> 0 ->> 'pin_id' = cover_pin_id::text
      THEN jsonb_insert(covers, '{0}', ${added}::jsonb -> 0, true) ELSE ${added}::jsonb || covers END`
    setOnCountedRow(ctx, 'boards', board.id, 'covers', sql`jsonb_path_query_array(${covers}, ${newest}::jsonpath)`)
  }
  const people = board.people.map((member) => member.user_id)
  moveBoardToFront(ctx, board.id, people, at)
}

/**
 * Updates covers after pins left a board: the chosen one and the newest pins. Counts are written first, so that all
 * writers lock board rows in the same order and nobody changes the covers meanwhile.
 */
export async function updateBoardCovers(ctx: Context, boards: Id | Iterable<Id>): Promise<void> {
  await writeCounts(ctx)
  const ids = typeof boards === 'string' ? [boards] : [...new Set(boards)].sort()
  for (const id of ids) await updateCoversOf(ctx, id)
}

async function updateCoversOf(ctx: Context, boardId: Id): Promise<void> {
  const board = await ctx.db.selectFrom('boards').select('cover_pin_id').where('id', '=', boardId).executeTakeFirst()
  const { rows } = await sql<{ pin_id: Id; aggregate_id: Id }>`
    SELECT pin_id, aggregate_id FROM board_pins WHERE board_id = ${boardId} AND pin_id = ${board?.cover_pin_id ?? null}
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
  const shown = await resolveAggregatesOfPins(
    ctx,
    newest,
    new Map(aggregates.map((aggregate) => [aggregate.id, aggregate])),
  )
  const covers = newest.flatMap(({ pin_id }) => {
    const aggregate = shown.get(pin_id)
    return (aggregate && toBoardCover(pin_id, aggregate)) ?? []
  })
  await ctx.db
    .updateTable('boards')
    .set({ covers: JSON.stringify(covers) })
    .where('id', '=', boardId)
    .execute()
}
