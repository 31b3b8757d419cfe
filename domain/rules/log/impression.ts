/** Spec 9: the shares of a thing at which an impression is measured; what is higher than the boundary is not seen. */
export const IMPRESSION_STEPS = [0, 0.5, 0.8, 1] as const
export const IMPRESSION_TOP = 143

/** A view that goes on: since when, and how much of the thing was seen at most. */
export type Impression = { since: number; most: number }

/** Spec 4, Impressions. A thing that comes into view begins an impression; seeing more of it raises the same one. */
export function seen(before: Impression | undefined, share: number, now: number): Impression {
  return { since: before?.since ?? now, most: Math.max(before?.most ?? 0, stepOf(share)) }
}

/** The highest step that was reached; a hair below the whole is the whole. */
function stepOf(share: number): number {
  return IMPRESSION_STEPS.findLast((step) => share >= step - 0.005) ?? 0
}

/** What is told once it has left the view, was covered, or is gone. */
export function toldOf({ since, most }: Impression, now: number) {
  return { time: since, end_time: now, most_visible: Math.round(most * 100) }
}
