import type { Id } from '#domain/id.ts'
import { type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { loadBoardRows, toBoardAudienceInput } from '../records/load-boards.ts'
import { loadPeople, toPersonState } from '../records/load-people.ts'
import { changePinCounts, updateBoardCovers } from './insert-pin.ts'
import { loadListedAudiences, lockPins, type PinPlace, rewriteListRows } from './list-rows.ts'

/** Loads the boards of some pins, and the people whose state affects who may see them. */
export async function loadAudienceInputs(ctx: Context, pins: { board_id: Id | null; pinner_id: Id }[]) {
  const boards = await loadBoardRows(
    ctx,
    pins.map((pin) => pin.board_id),
  )
  const owners = [...boards.values()].map((board) => board.owner_id)
  return { boards, people: await loadPeople(ctx, [...owners, ...pins.map((pin) => pin.pinner_id)]) }
}

/** Recomputes the audiences of pins, and the counts by audience, after a pin, its board or its owner changed. */
export async function updatePinAudiences(ctx: Context, ids: Id[]): Promise<void> {
  const pins = await lockPins(ctx, ids)
  if (!pins.length) return
  const { boards, people } = await loadAudienceInputs(ctx, pins)
  const listed = await loadListedAudiences(ctx, pins)
  const places = pins.flatMap((pin): (PinPlace & { before: number })[] => {
    const board = pin.board_id ? boards.get(pin.board_id) : undefined
    const facts = board ? toBoardAudienceInput(board, people.get(board.owner_id)) : null
    const audience = pinAudience(
      { state: pin.state as PinState, pinnerState: toPersonState(people.get(pin.pinner_id)) },
      facts,
    )
    const before = listed.get(pin.id) ?? pin.audience
    const isSame = audience === before && audience === pin.audience
    return isSame ? [] : [{ pin, board_id: pin.board_id, section_id: pin.section_id, audience, before }]
  })
  if (places.length) await rewriteListRows(ctx, places)
  for (const { pin, audience, before } of places) {
    if (!listed.has(pin.id)) continue
    changePinCounts(ctx, { ...pin, audience: before }, -1)
    changePinCounts(ctx, { ...pin, audience }, +1)
  }
  await updateBoardCovers(ctx, boards.keys())
}
