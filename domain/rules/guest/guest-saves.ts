import { GUEST_SAVES_MAX } from '../../constants/limits.ts'
import type { Id } from '../../id.ts'
import { parseId } from '../../parse-id.ts'

/** A save by a signed-out visitor. Its idempotency key is created with it, so that retries don't save twice. */
export type GuestSave = { pin_id: Id; key: string; slot_id?: string }
export type GuestSaves = { remembered: readonly GuestSave[]; pending: GuestSave | null }

export const NO_GUEST_SAVES: GuestSaves = { remembered: [], pending: null }

/** Data for opening the sign-up prompt. */
export type SaveUpsell = { source: 'saveButtonExp'; pin_id: Id }
export type GuestSaveResult = { saves: GuestSaves; upsell: SaveUpsell | null }

/** Two pins are remembered; the next one is pending and opens the sign-up prompt. */
export function rememberGuestSave(saves: GuestSaves, save: GuestSave): GuestSaveResult {
  if (saves.remembered.some(({ pin_id }) => pin_id === save.pin_id)) return { saves, upsell: null }
  if (saves.remembered.length < GUEST_SAVES_MAX) {
    const pending = saves.pending?.pin_id === save.pin_id ? null : saves.pending
    return { saves: { remembered: [...saves.remembered, save], pending }, upsell: null }
  }
  // A second tap on Save of the same pin keeps the first key.
  const pending = saves.pending?.pin_id === save.pin_id ? saves.pending : save
  return { saves: { ...saves, pending }, upsell: { source: 'saveButtonExp', pin_id: save.pin_id } }
}

/** The viewer fields `has_saved_unauth_pin` and `unauth_save_pin_id`. */
export function guestSaveViewerFields(saves: GuestSaves) {
  return {
    has_saved_unauth_pin: saves.remembered.length > 0,
    unauth_save_pin_id: saves.pending?.pin_id ?? saves.remembered.at(-1)?.pin_id ?? null,
  }
}

/** Pins to save after sign-in: each once, in the order of the taps. */
export function listSavesToMerge({ remembered, pending }: GuestSaves): GuestSave[] {
  const all = pending ? [...remembered, pending] : remembered
  return all.filter((save, at) => all.findIndex(({ pin_id }) => pin_id === save.pin_id) === at)
}

/** Removes a save that was answered, successfully or not, so that an interrupted page continues with the others. */
export function withoutGuestSave(
  { remembered, pending }: GuestSaves,
  { pin_id }: Pick<GuestSave, 'pin_id'>,
): GuestSaves {
  return {
    remembered: remembered.filter((save) => save.pin_id !== pin_id),
    pending: pending?.pin_id === pin_id ? null : pending,
  }
}

/** Parses the guest saves in the browser's storage; invalid data counts as none. */
export function parseGuestSaves(stored: string | null): GuestSaves {
  if (stored === null) return NO_GUEST_SAVES
  try {
    const { remembered, pending } = JSON.parse(stored) as Record<string, unknown>
    const kept = Array.isArray(remembered) ? remembered.filter(isSave).slice(0, GUEST_SAVES_MAX) : []
    return { remembered: kept, pending: isSave(pending) ? pending : null }
  } catch {
    return NO_GUEST_SAVES
  }
}

function isSave(value: unknown): value is GuestSave {
  const { pin_id, key, slot_id = '' } = (value ?? {}) as Partial<GuestSave>
  return parseId(pin_id) !== null && typeof key === 'string' && key !== '' && typeof slot_id === 'string'
}
