import type { Id } from '#domain/id.ts'
import { type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { type BoardRow, toBoardAudienceInput } from '../records/load-boards.ts'
import { loadPeople, toPersonState } from '../records/load-people.ts'
import type { PinRow } from '../records/load-pins.ts'
import { changePinCounts, updateBoardCovers } from './insert-pin.ts'
import { loadListedAudiences, type PinPlace, rewriteListRows } from './list-rows.ts'

export type PinMove = { pin: PinRow; board: BoardRow | null; section: Id | null; position?: string | null | undefined }

/** Moves pins to a board, a section or the profile. A list row never changes its owner. */
export async function movePins(ctx: Context, moves: PinMove[]): Promise<void> {
  if (!moves.length) return
  const owners = moves.map(({ board }) => board?.owner_id)
  const people = await loadPeople(ctx, [...owners, ...moves.map(({ pin }) => pin.pinner_id)])
  const listed = await loadListedAudiences(
    ctx,
    moves.map(({ pin }) => pin),
  )
  const places = moves.map(({ pin, board, section, position }): PinPlace => {
    const audience = pinAudience(
      { state: pin.state as PinState, pinnerState: toPersonState(people.get(pin.pinner_id)) },
      board && toBoardAudienceInput(board, people.get(board.owner_id)),
    )
    return { pin, board_id: board?.id ?? null, section_id: section, audience, position }
  })
  for (const { pin, board_id, section_id, audience } of places) {
    changePinCounts(ctx, { ...pin, audience: listed.get(pin.id) ?? pin.audience }, -1)
    changePinCounts(ctx, { ...pin, board_id, section_id, audience }, +1)
  }
  await rewriteListRows(ctx, places)
  const touched = places.filter(({ pin, board_id }) => pin.board_id !== board_id)
  await updateBoardCovers(
    ctx,
    touched.flatMap(({ pin, board_id }) => [pin.board_id, board_id].filter((id) => id !== null)),
  )
}
