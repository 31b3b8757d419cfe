import { useSyncExternalStore } from 'react'
import type { Id } from '#domain/id.ts'
import { type GuestSaves, guestMarks, NO_GUEST_SAVES } from '#domain/rules/guest/guest-saves.ts'
import { guestSaves, isRemembered, watchGuestSaves } from './guest-saves.ts'

const none = (): GuestSaves => NO_GUEST_SAVES

/** What this visitor saved here so far; the server knows nothing of it. */
export function useGuestSaves(pinId?: Id) {
  const saves = useSyncExternalStore(watchGuestSaves, guestSaves, none)
  const { has_saved_unauth_pin, unauth_save_pin_id } = guestMarks(saves)
  return {
    saves,
    isRemembered: pinId !== undefined && isRemembered(saves, pinId),
    hasSaved: has_saved_unauth_pin,
    lastSaved: unauth_save_pin_id,
  }
}
