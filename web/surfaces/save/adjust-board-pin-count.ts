import type { SavedInfo } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { AppContextValue } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { selectEntity } from '../../state/selectors.ts'

export type PinPlacement = { board_id: Id | null | undefined; section_id?: Id | null | undefined }

/** Adds or subtracts a pin in the stored pin counts of a board and its section. */
export function adjustBoardPinCount(
  { store }: Pick<AppContextValue, 'store'>,
  { board_id, section_id }: PinPlacement,
  by: 1 | -1,
): void {
  for (const [type, id] of [
    ['board', board_id],
    ['board_section', section_id],
  ] as const) {
    const count = id ? selectEntity(store.get(), type, id)?.pin_count : undefined
    if (id && count !== undefined) store.merge({ type, id, pin_count: Math.max(0, count + by) })
  }
}

/** The board and section that a pin is on. */
export const toPinPlacement = ({ id, board, section, saved_info }: KnownPin): PinPlacement => ({
  board_id: board?.id,
  section_id: section?.id ?? (saved_info?.local_pin_id === id ? saved_info.section?.id : null),
})

/** The board and section that a pin was saved to. */
export const toSavePlacement = ({ board_id, section }: SavedInfo): PinPlacement => ({
  board_id,
  section_id: section?.id,
})
