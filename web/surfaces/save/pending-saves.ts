import { createStore } from 'zustand/vanilla'
import { nextSaveState, type SaveState } from '#domain/rules/save/one-tap-save.ts'
import type { KnownPin } from '../../state/entities.ts'

type Busy = Extract<SaveState, 'saving' | 'deleting'>

/** Saves and deletions in progress, by pin id; every card of a pin shows them. */
const busy = createStore<Readonly<Record<string, Busy>>>(() => ({}))
const turns = new Map<string, Promise<void>>()

export const watchPendingSaves = (listener: () => void) => busy.subscribe(listener)

export const isSavePending = (pinId: string): boolean => busy.getState()[pinId] !== undefined

export function selectSaveState(pin: Pick<KnownPin, 'id' | 'saved_info'>): SaveState {
  return busy.getState()[pin.id] ?? (pin.saved_info ? 'saved' : 'unsaved')
}

/** The state after a tap; undefined if the tap is ignored. */
export function nextPendingSave(pin: Pick<KnownPin, 'id' | 'saved_info'>): Busy | undefined {
  const state = selectSaveState(pin)
  const next = nextSaveState(state, 'tapped')
  return next === state ? undefined : (next as Busy)
}

/** Runs the operations on one pin in the order of the taps, so that the last one wins. */
export function runSaveInOrder(pinId: string, state: Busy, work: () => Promise<void>): Promise<void> {
  busy.setState({ [pinId]: state })
  const mine = (turns.get(pinId) ?? Promise.resolve()).then(work, work).finally(() => {
    if (turns.get(pinId) !== mine) return
    turns.delete(pinId)
    const { [pinId]: _, ...others } = busy.getState()
    busy.setState(others, true)
  })
  turns.set(pinId, mine)
  return mine
}
