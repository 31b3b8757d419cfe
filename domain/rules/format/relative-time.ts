import { largestUnit } from './time-ago.ts'

/** How long ago something was, in the words of the locale: "2 hours ago", "yesterday". */
export function relativeTime(then: Date, now: Date, locale: string): string {
  const { unit, count } = largestUnit(then, now) ?? { unit: 'seconds', count: 0 }
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit as Intl.RelativeTimeFormatUnit)
}
