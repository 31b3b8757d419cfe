import { GUEST_SAVES } from '../../constants/limits.ts'
import { type GuestSave, type GuestSaves, NO_GUEST_SAVES } from './guest-saves.ts'

/** Spec 8. What a browser kept of guest saves; anything that can't be read is none. */
export function guestSavesFrom(stored: string | null): GuestSaves {
  if (stored === null) return NO_GUEST_SAVES
  try {
    const { remembered, pending } = JSON.parse(stored) as Record<string, unknown>
    const kept = Array.isArray(remembered) ? remembered.filter(isSave).slice(0, GUEST_SAVES) : []
    return { remembered: kept, pending: isSave(pending) ? pending : null }
  } catch {
    return NO_GUEST_SAVES
  }
}

function isSave(value: unknown): value is GuestSave {
  const { pin_id, key, slot_id = '' } = (value ?? {}) as Partial<GuestSave>
  const isPin = typeof pin_id === 'string' && /^\d{1,19}$/.test(pin_id)
  return isPin && typeof key === 'string' && key !== '' && typeof slot_id === 'string'
}
