import { createStore } from 'zustand/vanilla'
import type { Id } from '#domain/id.ts'
import {
  type GuestSave,
  type GuestSaves,
  listSavesToMerge,
  NO_GUEST_SAVES,
  parseGuestSaves,
  rememberGuestSave,
  type SaveUpsell,
  withoutGuestSave,
} from '#domain/rules/guest/guest-saves.ts'
import { makeIdempotencyKey } from '../ask.ts'
import { readStoredText, writeStoredText } from '../state/browser-storage.ts'
import type { KnownPin } from '../state/entities.ts'

const KEY = 'bb:guest-saves'
const saves = createStore<{ value: GuestSaves }>(() => ({ value: NO_GUEST_SAVES }))
let isRead = false

/** The saves that a visitor made in this browser, possibly in another tab. */
export function readGuestSaves(): GuestSaves {
  if (!isRead) readAgain()
  return saves.getState().value
}

function readAgain() {
  isRead = true
  saves.setState({ value: parseGuestSaves(readStoredText('localStorage', KEY) ?? null) })
}

function set(value: GuestSaves) {
  saves.setState({ value })
  writeStoredText('localStorage', KEY, JSON.stringify(value))
}

export function watchGuestSaves(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === KEY && readAgain()
  addEventListener('storage', onStorage)
  const stop = saves.subscribe(listener)
  return () => {
    removeEventListener('storage', onStorage)
    stop()
  }
}

export type GuestSavedPin = Pick<KnownPin, 'id' | 'shown_slot'>

/** Stores a visitor's save with its own idempotency key, or returns the reason for a login prompt. */
export function storeGuestSave({ id, shown_slot }: GuestSavedPin): SaveUpsell | null {
  readAgain()
  const { saves: after, upsell } = rememberGuestSave(saves.getState().value, {
    pin_id: id,
    key: makeIdempotencyKey(),
    ...(shown_slot && { slot_id: shown_slot.slot_id }),
  })
  set(after)
  return upsell
}

export const isGuestSaved = ({ remembered }: GuestSaves, pinId: Id) => remembered.some(({ pin_id }) => pin_id === pinId)

/** Reads the saves that are not merged into an account yet from the browser storage. */
export function listUnmergedGuestSaves(): GuestSave[] {
  readAgain()
  return listSavesToMerge(saves.getState().value)
}

export function removeMergedGuestSave(save: GuestSave) {
  readAgain()
  set(withoutGuestSave(saves.getState().value, save))
}
