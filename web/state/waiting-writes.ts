import { createStore } from 'zustand/vanilla'
import { toAccountStorageKey } from './account-storage.ts'
import { readStoredJson, removeStoredText, writeStoredText } from './browser-storage.ts'
import { type Entity, toEntityKey } from './entities.ts'
import type { Store } from './store.ts'

/** A save or favorite that was made without a connection. */
export type WaitingWrite = {
  kind: 'save' | 'favorite'
  verb: 'create' | 'delete'
  pin_id: string
  options: object
  /** The idempotency key, so that it takes effect once even if an answer is lost. */
  key: string
  madeAt: number
  /** What the pin shows until it is sent. */
  shown: Partial<Entity>
}

export const WAITING_WRITES_MAX = 200
const MS_MAX = 7 * 24 * 60 * 60 * 1000

const isSameTarget = (a: WaitingWrite, b: Pick<WaitingWrite, 'kind' | 'pin_id'>) =>
  a.kind === b.kind && a.pin_id === b.pin_id

/**
 * Adds a write to the list; undefined if the list is full. A later save of a pin replaces the earlier one, and a
 * favorite and its removal cancel each other out.
 */
export function addWaitingWrite(list: readonly WaitingWrite[], write: WaitingWrite): WaitingWrite[] | undefined {
  const others = list.filter((one) => !isSameTarget(one, write))
  if (list.some((one) => isSameTarget(one, write) && one.verb !== write.verb)) return others
  return others.length < WAITING_WRITES_MAX ? [...others, write] : undefined
}

export const isWaitingTooLong = ({ madeAt }: WaitingWrite, now: number): boolean => now - madeAt > MS_MAX

/** `sending` is the key of the write whose request is running. */
type State = { list: readonly WaitingWrite[]; sending: string | undefined }
export const waitingWritesStore = createStore<State>(() => ({ list: [], sending: undefined }))

export const findWaitingWrite = (kind: WaitingWrite['kind'], pinId: string): WaitingWrite | undefined =>
  waitingWritesStore.getState().list.find((one) => isSameTarget(one, { kind, pin_id: pinId }))

export const isBeingSent = ({ key }: WaitingWrite): boolean => waitingWritesStore.getState().sending === key

type Around = { store: Store }
const storageKeyOf = ({ store }: Around) => toAccountStorageKey('waitingWrites', store.get().viewer.id)
export const listStoredWrites = (around: Around): WaitingWrite[] =>
  readStoredJson<WaitingWrite[]>('localStorage', storageKeyOf(around)) ?? []

/** Keeps a write until the connection returns; false if there is no room or no storage. */
export function keepWaitingWrite(around: Around, write: WaitingWrite): boolean {
  const next = addWaitingWrite(listStoredWrites(around), write)
  return next !== undefined && storeWaitingWrites(around, next)
}

export function removeWaitingWrite(around: Around, { key }: Pick<WaitingWrite, 'key'>): void {
  storeWaitingWrites(
    around,
    listStoredWrites(around).filter((one) => one.key !== key),
  )
}

function storeWaitingWrites(around: Around, list: readonly WaitingWrite[]): boolean {
  const key = storageKeyOf(around)
  if (list.length === 0) removeStoredText('localStorage', key)
  else if (!writeStoredText('localStorage', key, JSON.stringify(list))) return false
  showWaitingWrites(around)
  return true
}

const patches = new Map<string, () => void>()

/** Shows on each pin what waits for it, and shows the server's values again once nothing waits. */
export function showWaitingWrites(around: Around): void {
  const list = listStoredWrites(around)
  waitingWritesStore.setState({ list })
  for (const [key, takeBack] of patches)
    if (!list.some((one) => one.key === key)) {
      patches.delete(key)
      takeBack()
    }
  for (const { key, pin_id, shown } of list)
    if (!patches.has(key) && around.store.get().entities[toEntityKey('pin', pin_id)])
      patches.set(key, around.store.patch('pin', pin_id, shown))
}
