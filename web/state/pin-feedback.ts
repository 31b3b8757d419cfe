import { type ComponentType, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { PinFeedback } from '#domain/resources/feedback.ts'
import type { FeedbackType } from '#domain/rules/feedback/feedback-overlay.ts'
import type { KnownPin } from './entities.ts'

export type PinFeedbackState = {
  type: FeedbackType
  unfollow: PinFeedback['unfollow']
  undo: (() => Promise<unknown>) | null
  /** Loaded with the feedback, so that cards need not include it. */
  Overlay: ComponentType<{ pin: KnownPin; feedback: PinFeedbackState }>
}

/** Feedback given on pins, by pin id, so that every card of a pin shows it. */
export const pinFeedbackStore = createStore<Readonly<Record<string, PinFeedbackState>>>(() => ({}))

export function setPinFeedback(pinId: string, feedback: PinFeedbackState): void {
  pinFeedbackStore.setState({ [pinId]: feedback })
}

export function clearPinFeedback(pinId: string): void {
  const { [pinId]: _, ...others } = pinFeedbackStore.getState()
  pinFeedbackStore.setState(others, true)
}

const none = () => undefined

export function usePinFeedback(pinId: string): PinFeedbackState | undefined {
  return useSyncExternalStore(pinFeedbackStore.subscribe, () => pinFeedbackStore.getState()[pinId], none)
}
