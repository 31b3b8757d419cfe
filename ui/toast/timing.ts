/** A toast waits for a moment, is shown for its duration, and leaves; hovering holds it. */
export type ToastPhase = 'waiting' | 'shown' | 'held' | 'leaving' | 'gone'
export type ToastEvent = 'elapsed' | 'entered' | 'left' | 'dismissed'

export const TOAST_SHOW_DELAY_MS = 100
export const DEFAULT_TOAST_MS = 2000
export const TOAST_HIDE_MS = 200
/** Duration of the animation with which other toasts make room or close gaps. */
export const TOAST_SHIFT_MS = 400

const NEXT: Record<ToastPhase, Partial<Record<ToastEvent, ToastPhase>>> = {
  waiting: { elapsed: 'shown', dismissed: 'gone' },
  shown: { elapsed: 'leaving', entered: 'held', dismissed: 'leaving' },
  held: { left: 'shown', dismissed: 'leaving' },
  leaving: { elapsed: 'gone' },
  gone: {},
}

export function nextToastPhase(phase: ToastPhase, happening: ToastEvent): ToastPhase {
  return NEXT[phase][happening] ?? phase
}

/** How long a phase lasts in ms; undefined if it only ends by an event. */
export function getToastPhaseMs(phase: ToastPhase, duration: number): number | undefined {
  if (phase === 'waiting') return TOAST_SHOW_DELAY_MS
  if (phase === 'shown') return duration
  if (phase === 'leaving') return TOAST_HIDE_MS
  return undefined
}
