import { type ComponentType, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { PinFeedback } from '#domain/resources/feedback.ts'
import type { FeedbackType } from '#domain/rules/feedback/feedback-overlay.ts'
import type { KnownPin } from './entities.ts'

export type Feedback = {
  type: FeedbackType
  unfollow: PinFeedback['unfollow']
  undo: (() => Promise<unknown>) | null
  /** Comes with the feedback, so that cards need not carry it. */
  Overlay: ComponentType<{ pin: KnownPin; feedback: Feedback }>
}

/** Spec 3: what was said of pins is kept by their id, so that the same pin says it wherever it stands. */
export const feedbackGiven = createStore<Readonly<Record<string, Feedback>>>(() => ({}))

export function giveFeedback(pinId: string, feedback: Feedback): void {
  feedbackGiven.setState({ [pinId]: feedback })
}

export function takeBackFeedback(pinId: string): void {
  const { [pinId]: _, ...others } = feedbackGiven.getState()
  feedbackGiven.setState(others, true)
}

const none = () => undefined

export function useFeedback(pinId: string): Feedback | undefined {
  return useSyncExternalStore(feedbackGiven.subscribe, () => feedbackGiven.getState()[pinId], none)
}
