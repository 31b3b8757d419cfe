import type { Id } from '#domain/id.ts'
import { type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import { type BoardRow, boardFacts } from '../boards/load-boards.ts'
import type { Context, Person } from '../context.ts'
import { loadPeople, stateOf } from '../users/load-people.ts'
import type { LoadedPin, PinRow } from './load-pins.ts'
import { BOARD_PIN_COLUMNS, boardPin, countPin, renewCovers } from './place-pin.ts'

/** A move is a deleted and an inserted list row: no row ever changes whose list it stands in. */
export async function movePin(
  ctx: Context,
  { pin }: LoadedPin,
  pinner: Person,
  board: BoardRow | null,
  section: Id | null,
) {
  const owner = board && (await loadPeople(ctx, [board.owner_id])).get(board.owner_id)
  const facts = board && boardFacts(board, owner ?? undefined)
  const audience = pinAudience({ state: pin.state as PinState, pinnerState: stateOf(pinner) }, facts)
  const moved: PinRow = { ...pin, board_id: board?.id ?? null, section_id: section, audience }
  countPin(ctx, pin, -1)
  countPin(ctx, moved, +1)
  const place = { board_id: moved.board_id, section_id: section, audience }
  await ctx.db.updateTable('pins').set(place).where('id', '=', pin.id).execute()
  await ctx.db
    .updateTable('user_pins')
    .set(place)
    .where('user_id', '=', pin.pinner_id)
    .where('pin_id', '=', pin.id)
    .execute()
  await ctx.db
    .updateTable('aggregate_pins')
    .set({ board_id: moved.board_id, audience })
    .where('aggregate_id', '=', pin.aggregate_id)
    .where('pin_id', '=', pin.id)
    .execute()
  if (pin.board_id)
    await ctx.db.deleteFrom('board_pins').where('board_id', '=', pin.board_id).where('pin_id', '=', pin.id).execute()
  await ctx.db.insertInto('board_pins').columns(BOARD_PIN_COLUMNS).expression(boardPin(moved)).execute()
  for (const id of new Set([pin.board_id, moved.board_id])) if (id) await renewCovers(ctx, id)
}
