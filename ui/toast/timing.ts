/** Spec 9. A toast waits a moment, stands for its duration and leaves; while the pointer is on it it does not go. */
export type ToastPhase = 'waiting' | 'shown' | 'held' | 'leaving' | 'gone'
export type ToastHappening = 'elapsed' | 'entered' | 'left' | 'dismissed'

export const SHOW_DELAY = 100
export const DURATION = 2000
export const HIDE = 200
/** How long the others take to make room for one that comes, and to close ranks. */
export const SHIFT = 400

const NEXT: Record<ToastPhase, Partial<Record<ToastHappening, ToastPhase>>> = {
  waiting: { elapsed: 'shown', dismissed: 'gone' },
  shown: { elapsed: 'leaving', entered: 'held', dismissed: 'leaving' },
  held: { left: 'shown', dismissed: 'leaving' },
  leaving: { elapsed: 'gone' },
  gone: {},
}

export function toastPhase(phase: ToastPhase, happening: ToastHappening): ToastPhase {
  return NEXT[phase][happening] ?? phase
}

/** How long a phase lasts before it has elapsed; undefined: until something else happens. */
export function phaseLength(phase: ToastPhase, duration: number): number | undefined {
  if (phase === 'waiting') return SHOW_DELAY
  if (phase === 'shown') return duration
  if (phase === 'leaving') return HIDE
  return undefined
}
