import { useSyncExternalStore } from 'react'
import type { Id } from '#domain/id.ts'
import { type GuestSaves, guestSaveViewerFields, NO_GUEST_SAVES } from '#domain/rules/guest/guest-saves.ts'
import { isGuestSaved, readGuestSaves, watchGuestSaves } from './guest-saves.ts'

const none = (): GuestSaves => NO_GUEST_SAVES

/** The saves that this visitor made in this browser; the server does not know them. */
export function useGuestSaves(pinId?: Id) {
  const saves = useSyncExternalStore(watchGuestSaves, readGuestSaves, none)
  const { has_saved_unauth_pin, unauth_save_pin_id } = guestSaveViewerFields(saves)
  return {
    saves,
    isRemembered: pinId !== undefined && isGuestSaved(saves, pinId),
    hasSaved: has_saved_unauth_pin,
    lastSaved: unauth_save_pin_id,
  }
}
