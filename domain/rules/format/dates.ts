import { memoize } from '../../memoize.ts'
import type { Say } from '../../text/say.ts'

const formatter = memoize((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

/** Formats a full date in the locale: "15 November 2026". */
export const formatLongDate = (day: Date, locale: string): string => formatter(locale).format(day)

const monthAndDay = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
)

/** Formats a date without the current year: "November 15". */
export const formatRecentDate = (day: Date, now: Date, locale: string): string =>
  day.getUTCFullYear() === now.getUTCFullYear() ? monthAndDay(locale).format(day) : formatLongDate(day, locale)

const relativeFormatter = memoize((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** Relative time inside a sentence: "2 hours ago", "yesterday". For a standalone label use `formatTimeAgo`. */
export function formatRelativeTime(then: Date, now: Date, locale: string): string {
  const { unit, count } = largestPassedUnit(then, now) ?? { unit: 'seconds', count: 0 }
  return relativeFormatter(locale).format(-count, unit as Intl.RelativeTimeFormatUnit)
}

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

/** The largest whole unit of time that has passed; null within the first minute, and for times in the future. */
export function largestPassedUnit(then: Date, now: Date): { unit: Unit; count: number } | null {
  const passed = now.getTime() - then.getTime()
  const found = UNITS.find(({ length }) => passed >= length)
  return found ? { unit: found.unit, count: Math.floor(passed / found.length) } : null
}

/** A text key and its count: 'time.weeks' reads "2 weeks ago", 'time.weeksShort' "2w". */
export type TimeAgo = { key: 'time.justNow' | 'time.nowShort' } | { key: `time.${Unit}${'' | 'Short'}`; count: number }

/** The elapsed time in the largest whole unit; "just now" under a minute. */
export function toTimeAgo(then: Date, now: Date, form: 'long' | 'short' = 'long'): TimeAgo {
  const found = largestPassedUnit(then, now)
  if (!found) return { key: form === 'long' ? 'time.justNow' : 'time.nowShort' }
  return { key: `time.${found.unit}${form === 'long' ? '' : 'Short'}`, count: found.count }
}

/** A standalone label for elapsed time: "Just now", "2 weeks ago", "2w". */
export function formatTimeAgo(say: Say, then: Date, now: Date, form: 'long' | 'short' = 'long'): string {
  const ago = toTimeAgo(then, now, form)
  return 'count' in ago ? say(ago.key as 'time.days', { count: ago.count as number }) : say(ago.key)
}

/** Formats `created_at` for the wire, as RFC 2822 text. */
export function formatRfc2822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000')
}
