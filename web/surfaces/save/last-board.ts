import { createStore } from 'zustand/vanilla'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { keep, storedJson } from '../../state/browser-storage.ts'

type Last = { viewer: string; place: SavePlace }

const KEY = 'bb:last-board'
const last = createStore<{ value: Last | undefined; isRead: boolean }>(() => ({ value: undefined, isRead: false }))

/** Where this person saved last, in this browser: the next save goes there too. */
export function lastPlace(viewer: string | null): SavePlace | undefined {
  if (!last.getState().isRead) last.setState({ value: storedJson<Last>('localStorage', KEY), isRead: true })
  const { value } = last.getState()
  return viewer !== null && value?.viewer === viewer ? value.place : undefined
}

export function noteLastPlace(viewer: string | null, place: SavePlace) {
  if (viewer === null) return
  const value = { viewer, place }
  last.setState({ value, isRead: true })
  keep('localStorage', KEY, JSON.stringify(value))
}

export const watchLastPlace = (listener: () => void) => last.subscribe(listener)
