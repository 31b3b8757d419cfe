import type { SavedInfo } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Frame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { readEntity } from '../../state/read.ts'

export type Placed = { board_id: Id | null | undefined; section_id?: Id | null | undefined }

/** Spec 4, Invites and boards: a board that is shown, and its section, count a pin that came or went at once. */
export function countOnBoard({ store }: Pick<Frame, 'store'>, { board_id, section_id }: Placed, by: 1 | -1): void {
  for (const [type, id] of [
    ['board', board_id],
    ['board_section', section_id],
  ] as const) {
    const count = id ? readEntity(store.get(), type, id)?.pin_count : undefined
    if (id && count !== undefined) store.merge({ type, id, pin_count: Math.max(0, count + by) })
  }
}

/** Where a pin itself lies. */
export const placeOfPin = ({ id, board, section, saved_info }: KnownPin): Placed => ({
  board_id: board?.id,
  section_id: section?.id ?? (saved_info?.local_pin_id === id ? saved_info.section?.id : null),
})

/** Where a pin was saved to. */
export const placeOfSave = ({ board_id, section }: SavedInfo): Placed => ({ board_id, section_id: section?.id })
