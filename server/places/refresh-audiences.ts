import type { Id } from '#domain/id.ts'
import { type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { boardFacts, loadBoardRows } from '../records/load-boards.ts'
import { loadPeople, stateOf } from '../records/load-people.ts'
import { listedAudiences, lockPins, type Place, rewriteLists } from './list-rows.ts'
import { countPin, updateCovers } from './place-pin.ts'

/** The boards of some pins, and all whose state decides who sees them. */
export async function whoDecides(ctx: Context, pins: { board_id: Id | null; pinner_id: Id }[]) {
  const boards = await loadBoardRows(
    ctx,
    pins.map((pin) => pin.board_id),
  )
  const owners = [...boards.values()].map((board) => board.owner_id)
  return { boards, people: await loadPeople(ctx, [...owners, ...pins.map((pin) => pin.pinner_id)]) }
}

/** After a pin, its board or its owner changed: writes who sees these pins anew, with what is counted by it. */
export async function updateAudiences(ctx: Context, ids: Id[]): Promise<void> {
  const pins = await lockPins(ctx, ids)
  if (!pins.length) return
  const { boards, people } = await whoDecides(ctx, pins)
  const listed = await listedAudiences(ctx, pins)
  const places = pins.flatMap((pin): (Place & { before: number })[] => {
    const board = pin.board_id ? boards.get(pin.board_id) : undefined
    const facts = board ? boardFacts(board, people.get(board.owner_id)) : null
    const audience = pinAudience(
      { state: pin.state as PinState, pinnerState: stateOf(people.get(pin.pinner_id)) },
      facts,
    )
    const before = listed.get(pin.id) ?? pin.audience
    const isSame = audience === before && audience === pin.audience
    return isSame ? [] : [{ pin, board_id: pin.board_id, section_id: pin.section_id, audience, before }]
  })
  if (places.length) await rewriteLists(ctx, places)
  for (const { pin, audience, before } of places) {
    if (!listed.has(pin.id)) continue
    countPin(ctx, { ...pin, audience: before }, -1)
    countPin(ctx, { ...pin, audience }, +1)
  }
  await updateCovers(ctx, boards.keys())
}
