/** What was watched of a video in one view: the quarters that were reached, and for how long. */
export type Watched = { quarters: number[]; seconds: number; last: number | null }

export const NOT_WATCHED: Watched = { quarters: [], seconds: 0, last: null }

/** Longer steps are jumps, and nobody watched what lies between. */
const LONGEST_STEP = 2

/** Video.15. The time moved on. Quarters are 25, 50, 75 and 100 percent. */
export function watched(before: Watched, time: number, duration: number): Watched {
  const step = before.last === null ? 0 : time - before.last
  const seconds = before.seconds + (step > 0 && step <= LONGEST_STEP ? step : 0)
  const reached = [25, 50, 75, 100].filter((mark) => duration > 0 && time >= (duration * mark) / 100 - 0.25)
  const isJump = step > LONGEST_STEP || step < 0
  const quarters = isJump ? before.quarters : [...new Set([...before.quarters, ...reached])].sort((a, b) => a - b)
  return { quarters, seconds, last: time }
}

/** What 1701 tells of a view. */
export const viewData = ({ quarters, seconds }: Watched) => ({ quarters, seconds: Math.round(seconds * 10) / 10 })
