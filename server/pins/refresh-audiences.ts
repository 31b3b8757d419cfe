import type { Id } from '#domain/id.ts'
import { AUDIENCE, type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import { boardFacts, loadBoardRows } from '../boards/load-boards.ts'
import { type Counter, count, flushCounts } from '../counts.ts'
import type { House } from '../house.ts'
import { systemContext } from '../system-context.ts'
import { loadPeople, stateOf } from '../users/load-people.ts'
import { renewCovers } from './place-pin.ts'

/** After a pin, its board or its owner changed: writes who sees these pins anew, with what is counted by it. */
export async function refreshAudiences(house: House, ids: Id[]): Promise<void> {
  if (!ids.length) return
  const ctx = systemContext(house)
  const pins = await ctx.db.selectFrom('pins').selectAll().where('id', 'in', ids).forUpdate().execute()
  const boards = await loadBoardRows(
    ctx,
    pins.map((pin) => pin.board_id),
  )
  const owners = [...boards.values()].map((board) => board.owner_id)
  const people = await loadPeople(ctx, [...owners, ...pins.map((pin) => pin.pinner_id)])
  for (const pin of pins) {
    const board = pin.board_id ? boards.get(pin.board_id) : undefined
    const facts = board ? boardFacts(board, people.get(board.owner_id)) : null
    const audience = pinAudience(
      { state: pin.state as PinState, pinnerState: stateOf(people.get(pin.pinner_id)) },
      facts,
    )
    if (audience === pin.audience) continue
    await ctx.db.updateTable('pins').set({ audience }).where('id', '=', pin.id).execute()
    await ctx.db
      .updateTable('user_pins')
      .set({ audience })
      .where('user_id', '=', pin.pinner_id)
      .where('pin_id', '=', pin.id)
      .execute()
    await ctx.db
      .updateTable('aggregate_pins')
      .set({ audience })
      .where('aggregate_id', '=', pin.aggregate_id)
      .where('pin_id', '=', pin.id)
      .execute()
    const by = Number(audience === AUDIENCE.everyone) - Number(pin.audience === AUDIENCE.everyone)
    const listed: [Counter, Id][] = [['user.publicPins', pin.pinner_id]]
    if (pin.is_repin) listed.push(['aggregate.saves', pin.aggregate_id])
    for (const [counter, id] of listed) count(ctx, counter, id, by)
  }
  for (const id of boards.keys()) await renewCovers(ctx, id)
  await flushCounts(ctx)
}
