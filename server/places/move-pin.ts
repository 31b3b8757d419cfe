import type { Id } from '#domain/id.ts'
import { type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { type BoardRow, boardFacts } from '../records/load-boards.ts'
import { loadPeople, stateOf } from '../records/load-people.ts'
import type { PinRow } from '../records/load-pins.ts'
import { listedAudiences, type Place, rewriteLists } from './list-rows.ts'
import { countPin, updateCovers } from './place-pin.ts'

export type Move = { pin: PinRow; board: BoardRow | null; section: Id | null; position?: string | null | undefined }

/** Pins go to a board, a section or the profile. Nobody's list row ever changes whose list it stands in. */
export async function movePins(ctx: Context, moves: Move[]): Promise<void> {
  if (!moves.length) return
  const owners = moves.map(({ board }) => board?.owner_id)
  const people = await loadPeople(ctx, [...owners, ...moves.map(({ pin }) => pin.pinner_id)])
  const listed = await listedAudiences(
    ctx,
    moves.map(({ pin }) => pin),
  )
  const places = moves.map(({ pin, board, section, position }): Place => {
    const audience = pinAudience(
      { state: pin.state as PinState, pinnerState: stateOf(people.get(pin.pinner_id)) },
      board && boardFacts(board, people.get(board.owner_id)),
    )
    return { pin, board_id: board?.id ?? null, section_id: section, audience, position }
  })
  for (const { pin, board_id, section_id, audience } of places) {
    countPin(ctx, { ...pin, audience: listed.get(pin.id) ?? pin.audience }, -1)
    countPin(ctx, { ...pin, board_id, section_id, audience }, +1)
  }
  await rewriteLists(ctx, places)
  const touched = places.filter(({ pin, board_id }) => pin.board_id !== board_id)
  await updateCovers(
    ctx,
    touched.flatMap(({ pin, board_id }) => [pin.board_id, board_id].filter((id) => id !== null)),
  )
}
