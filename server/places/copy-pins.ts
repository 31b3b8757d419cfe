import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { mayShowOrigin } from '#domain/rules/pin/merge-pins.ts'
import { AUDIENCE, type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import type { Context, Person } from '../context.ts'
import { setOnCountedRow } from '../counts.ts'
import { type BoardRow, toBoardAudienceInput } from '../records/load-boards.ts'
import { loadPeople, toPersonState } from '../records/load-people.ts'
import type { PinRow } from '../records/load-pins.ts'
import { changePinCounts, updateBoardCovers } from './insert-pin.ts'
import { insertBoardPins, insertOtherListRows, type PinPlace } from './list-rows.ts'

/**
 * Saves pins to a board, like one save each. Pins of aggregates that are already there are skipped. Returns the new
 * ids.
 */
export async function copyPins(
  ctx: Context,
  pinner: Person,
  pins: PinRow[],
  board: BoardRow,
  sectionId: Id | null,
): Promise<Map<Id, Id>> {
  const section = board.sections.find((one) => one.id === sectionId)?.id ?? null
  const fresh = await notThereYet(ctx, pinner.id, pins, board.id, section)
  if (!fresh.length) return new Map()
  const owner = (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  const rows = fresh.map((pin): PinRow => {
    const state = pin.state === 'waiting' ? 'waiting' : 'live'
    return {
      ...pin,
      id: ctx.house.newId(),
      pinner_id: pinner.id,
      board_id: board.id,
      section_id: section,
      source_pin_id: pin.id,
      via_user_id: pin.audience === AUDIENCE.everyone && mayShowOrigin(pin) ? pin.pinner_id : null,
      note: null,
      is_repin: true,
      favorite_count: 0,
      state,
      audience: pinAudience(
        { state: state as PinState, pinnerState: toPersonState(pinner) },
        toBoardAudienceInput(board, owner),
      ),
      created_at: ctx.now,
      saved_at: ctx.now,
      scheduled_at: null,
      deleted_at: null,
      deletion_id: null,
      former_state: null,
      version: 1,
    }
  })
  await ctx.db.insertInto('pins').values(rows).execute()
  const places = rows.map((pin): PinPlace => ({ pin, board_id: board.id, section_id: section, audience: pin.audience }))
  await insertOtherListRows(ctx, places)
  await insertBoardPins(ctx, places)
  for (const pin of rows) changePinCounts(ctx, pin, +1)
  setOnCountedRow(ctx, 'boards', board.id, 'last_pinned_at', sql`greatest(last_pinned_at, ${ctx.now})`)
  await ctx.db
    .updateTable('user_boards')
    .set({ last_pinned_at: ctx.now })
    .where('board_id', '=', board.id)
    .where(
      'user_id',
      'in',
      board.people.map((member) => member.user_id),
    )
    .execute()
  await updateBoardCovers(ctx, [board.id])
  return new Map(rows.flatMap((row) => (row.source_pin_id ? [[row.source_pin_id, row.id]] : [])))
}

/**
 * Returns the pins that are not on the board yet, under the lock that a single save takes for this person and
 * aggregate.
 */
async function notThereYet(ctx: Context, me: Id, pins: PinRow[], boardId: Id, section: Id | null): Promise<PinRow[]> {
  const aggregateIds = [...new Set(pins.map((pin) => pin.aggregate_id))].sort()
  if (!aggregateIds.length) return []
  const keys = aggregateIds.map((id) => `save:${me}:${id}`)
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(${keys}::text[]) AS k(key)`.execute(
    ctx.db,
  )
  const known = await ctx.db
    .selectFrom('user_pins')
    .select('aggregate_id')
    .where('user_id', '=', me)
    .where('aggregate_id', 'in', aggregateIds)
    .where('board_id', '=', boardId)
    .where('section_id', 'is not distinct from', section)
    .execute()
  const taken = new Set(known.map((row) => row.aggregate_id))
  return pins.filter(({ aggregate_id }) => !taken.has(aggregate_id) && taken.add(aggregate_id))
}
