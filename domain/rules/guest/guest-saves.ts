import { GUEST_SAVES } from '../../constants/limits.ts'
import type { Id } from '../../id.ts'

/** A save that waits for its person; the key is made with it, so that however often it is sent it is one save. */
export type GuestSave = { pin_id: Id; key: string; slot_id?: string }
export type GuestSaves = { remembered: readonly GuestSave[]; pending: GuestSave | null }

export const NO_GUEST_SAVES: GuestSaves = { remembered: [], pending: null }

/** Spec 6, Anonymous visitor: what the upsell is opened with. */
export type SaveUpsell = { source: 'saveButtonExp'; pin_id: Id }
export type GuestTap = { saves: GuestSaves; upsell: SaveUpsell | null }

/** Spec 4, Signed-out saves, and D1. Two pins are remembered; the next opens the upsell and is the pending one. */
export function rememberGuestSave(saves: GuestSaves, save: GuestSave): GuestTap {
  if (saves.remembered.some(({ pin_id }) => pin_id === save.pin_id)) return { saves, upsell: null }
  if (saves.remembered.length < GUEST_SAVES) {
    const pending = saves.pending?.pin_id === save.pin_id ? null : saves.pending
    return { saves: { remembered: [...saves.remembered, save], pending }, upsell: null }
  }
  // A second tap on Save of the same pin keeps the key of the first.
  const pending = saves.pending?.pin_id === save.pin_id ? saves.pending : save
  return { saves: { ...saves, pending }, upsell: { source: 'saveButtonExp', pin_id: save.pin_id } }
}

/** Spec 3, Viewer: `has_saved_unauth_pin` and `unauth_save_pin_id`. */
export function guestMarks(saves: GuestSaves) {
  return {
    has_saved_unauth_pin: saves.remembered.length > 0,
    unauth_save_pin_id: saves.pending?.pin_id ?? saves.remembered.at(-1)?.pin_id ?? null,
  }
}

/** Spec 4, Signed-out saves. What is to be saved after sign-in: each pin once, in the order of the taps. */
export function mergePlan({ remembered, pending }: GuestSaves): GuestSave[] {
  const all = pending ? [...remembered, pending] : remembered
  return all.filter((save, at) => all.findIndex(({ pin_id }) => pin_id === save.pin_id) === at)
}

/** Takes out a save that was answered, with yes or no: a page closed in the middle goes on with the others. */
export function settle({ remembered, pending }: GuestSaves, { pin_id }: Pick<GuestSave, 'pin_id'>): GuestSaves {
  return {
    remembered: remembered.filter((save) => save.pin_id !== pin_id),
    pending: pending?.pin_id === pin_id ? null : pending,
  }
}
