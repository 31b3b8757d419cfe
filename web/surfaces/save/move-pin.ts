import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { type SavePlace, savedInfoAt } from '#domain/rules/save/save-place.ts'
import { newKey } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { noteLastPlace } from './last-board.ts'
import { LISTS_OF_PINS } from './lists-of-pins.ts'
import { showSaved } from './show-saved.tsx'
import { tellRefusal } from './tell-refusal.ts'

/** Moves what was saved to another place, as the toast's Change does; false when it was refused. */
export async function movePin(frame: Frame, pin: KnownPin, place: SavePlace, originalId: Id): Promise<boolean> {
  const { store, ask, say } = frame
  const to = { board_id: place.board?.id ?? null, board_section_id: place.section?.id ?? null }
  const key = newKey()
  try {
    await ask(PinResource.update, { id: pin.id, ...to }, { key, reason: 'edit' })
    const { viewer } = store.get()
    const saved_info = savedInfoAt(place, pin.id, viewer.username ?? '')
    for (const id of new Set([pin.id, originalId])) store.merge({ type: 'pin', id, saved_info })
    noteLastPlace(viewer.id, place)
    store.forget(...LISTS_OF_PINS)
    showSaved(frame, { ...pin, id: originalId }, place, pin.id)
    return true
  } catch (thrown) {
    tellRefusal(thrown, { say, again: () => void movePin(frame, pin, place, originalId) })
    return false
  }
}
