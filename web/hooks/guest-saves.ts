import { createStore } from 'zustand/vanilla'
import type { Id } from '#domain/id.ts'
import {
  type GuestSave,
  type GuestSaves,
  mergePlan,
  NO_GUEST_SAVES,
  rememberGuestSave,
  type SaveUpsell,
  settle,
} from '#domain/rules/guest/guest-saves.ts'
import { guestSavesFrom } from '#domain/rules/guest/stored-guest-saves.ts'
import { newKey } from '../ask.ts'
import { keep, readStored } from '../state/browser-storage.ts'
import type { KnownPin } from '../state/entities.ts'

const KEY = 'bb:guest-saves'
const saves = createStore<{ value: GuestSaves }>(() => ({ value: NO_GUEST_SAVES }))
let isRead = false

/** What a visitor saved in this browser; another tab may have changed it. */
export function guestSaves(): GuestSaves {
  if (!isRead) readAgain()
  return saves.getState().value
}

function readAgain() {
  isRead = true
  saves.setState({ value: guestSavesFrom(readStored('localStorage', KEY) ?? null) })
}

function set(value: GuestSaves) {
  saves.setState({ value })
  keep('localStorage', KEY, JSON.stringify(value))
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

export type GuestTapped = Pick<KnownPin, 'id' | 'shown_slot'>

/** A visitor's tap on Save: remembered with a key of its own, or the reason to ask for login. */
export function rememberTap({ id, shown_slot }: GuestTapped): SaveUpsell | null {
  readAgain()
  const { saves: after, upsell } = rememberGuestSave(saves.getState().value, {
    pin_id: id,
    key: newKey(),
    ...(shown_slot && { slot_id: shown_slot.slot_id }),
  })
  set(after)
  return upsell
}

export const isRemembered = ({ remembered }: GuestSaves, pinId: Id) => remembered.some(({ pin_id }) => pin_id === pinId)

/** What is still to be saved, as the browser keeps it now. */
export function leftToMerge(): GuestSave[] {
  readAgain()
  return mergePlan(saves.getState().value)
}

export function settleGuestSave(save: GuestSave) {
  readAgain()
  set(settle(saves.getState().value, save))
}
