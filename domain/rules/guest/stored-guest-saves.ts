import { GUEST_SAVES } from '../../constants/limits.ts'
import type { Id } from '../../id.ts'
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
  const { pin_id, key } = (value ?? {}) as { pin_id?: Id; key?: string }
  return typeof pin_id === 'string' && /^\d{1,19}$/.test(pin_id) && typeof key === 'string' && key !== ''
}
