import type { Say } from '../../text/say.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  { unit: 'years', length: 365 * DAY },
  { unit: 'months', length: 30 * DAY },
  { unit: 'weeks', length: 7 * DAY },
  { unit: 'days', length: DAY },
  { unit: 'hours', length: HOUR },
  { unit: 'minutes', length: MINUTE },
] as const

type Unit = (typeof UNITS)[number]['unit']

/** The largest whole unit that has passed since then; null within the first minute, or before it was. */
export function largestUnit(then: Date, now: Date): { unit: Unit; count: number } | null {
  const passed = now.getTime() - then.getTime()
  const found = UNITS.find(({ length }) => passed >= length)
  return found ? { unit: found.unit, count: Math.floor(passed / found.length) } : null
}

/** A text's key with its blank: 'time.weeks' reads "2 weeks ago", 'time.weeksShort' "2w". */
export type TimeAgo = { key: 'time.justNow' | 'time.nowShort' } | { key: `time.${Unit}${'' | 'Short'}`; count: number }

/** Spec 8, Other texts. How long ago something was, in the largest whole unit; under a minute it was just now. */
export function timeAgo(then: Date, now: Date, form: 'long' | 'short' = 'long'): TimeAgo {
  const found = largestUnit(then, now)
  if (!found) return { key: form === 'long' ? 'time.justNow' : 'time.nowShort' }
  return { key: `time.${found.unit}${form === 'long' ? '' : 'Short'}`, count: found.count }
}

/** The label itself: "Just now", "2 weeks ago", "2w". */
export function agoText(say: Say, then: Date, now: Date, form: 'long' | 'short' = 'long'): string {
  const ago = timeAgo(then, now, form)
  return 'count' in ago ? say(ago.key as 'time.days', { count: ago.count as number }) : say(ago.key)
}
