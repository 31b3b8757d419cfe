import { createStore } from 'zustand/vanilla'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { readStoredJson, writeStoredText } from '../../state/browser-storage.ts'

type Last = { viewer: string; place: SavePlace }

const KEY = 'bb:last-board'
const last = createStore<{ value: Last | undefined; isRead: boolean }>(() => ({ value: undefined, isRead: false }))

/** The place of this person's last save in this browser, which is the default for the next one. */
export function selectLastSavePlace(viewer: string | null): SavePlace | undefined {
  if (!last.getState().isRead) last.setState({ value: readStoredJson<Last>('localStorage', KEY), isRead: true })
  const { value } = last.getState()
  return viewer !== null && value?.viewer === viewer ? value.place : undefined
}

export function storeLastSavePlace(viewer: string | null, place: SavePlace) {
  if (viewer === null) return
  const value = { viewer, place }
  last.setState({ value, isRead: true })
  writeStoredText('localStorage', KEY, JSON.stringify(value))
}

export const watchLastSavePlace = (listener: () => void) => last.subscribe(listener)
