import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { type SavePlace, savedInfoForPlace } from '#domain/rules/save/save-place.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import type { KnownPin } from '../../state/entities.ts'
import { storeLastSavePlace } from './last-save-place.ts'
import { REFETCH_AFTER_SAVE } from './refetch-after-save.ts'
import { showRefusalToast } from './show-refusal-toast.ts'
import { showSavedToast } from './show-saved-toast.tsx'

/** Moves a saved pin to another place, as the toast's Change button does; returns false if it was refused. */
export async function moveSavedPin(
  frame: AppContextValue,
  pin: KnownPin,
  place: SavePlace,
  originalId: Id,
): Promise<boolean> {
  const { store, ask, say } = frame
  const to = { board_id: place.board?.id ?? null, board_section_id: place.section?.id ?? null }
  const key = makeIdempotencyKey()
  try {
    await ask(PinResource.update, { id: pin.id, ...to }, { key, reason: 'edit' })
    const { viewer } = store.get()
    const saved_info = savedInfoForPlace(place, pin.id, viewer.username ?? '')
    for (const id of new Set([pin.id, originalId])) store.merge({ type: 'pin', id, saved_info })
    storeLastSavePlace(viewer.id, place)
    store.invalidate(...REFETCH_AFTER_SAVE)
    showSavedToast(frame, { ...pin, id: originalId }, place, pin.id)
    return true
  } catch (thrown) {
    showRefusalToast(thrown, { say, again: () => void moveSavedPin(frame, pin, place, originalId) })
    return false
  }
}
