import { createStore } from 'zustand/vanilla'
import { nextSaveState, type SaveState } from '#domain/rules/save/one-tap-save.ts'
import type { KnownPin } from '../../state/entities.ts'

type Busy = Extract<SaveState, 'saving' | 'deleting'>

/** What is being saved or taken back right now, by pin: every card of a pin shows it. */
const busy = createStore<Readonly<Record<string, Busy>>>(() => ({}))
const turns = new Map<string, Promise<void>>()

export const watchSaving = (listener: () => void) => busy.subscribe(listener)

export const isBusy = (pinId: string): boolean => busy.getState()[pinId] !== undefined

export function saveStateOf(pin: Pick<KnownPin, 'id' | 'saved_info'>): SaveState {
  return busy.getState()[pin.id] ?? (pin.saved_info ? 'saved' : 'unsaved')
}

/** The state a tap leads to; undefined when it is ignored. */
export function tapped(pin: Pick<KnownPin, 'id' | 'saved_info'>): Busy | undefined {
  const state = saveStateOf(pin)
  const next = nextSaveState(state, 'tapped')
  return next === state ? undefined : (next as Busy)
}

/** What is wished for one pin is done in the order of the wishes, so that the last one stays. */
export function inTurn(pinId: string, state: Busy, work: () => Promise<void>): Promise<void> {
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
