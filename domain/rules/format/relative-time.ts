import { memoize } from '../../memoize.ts'
import { largestUnit } from './time-ago.ts'

const formatter = memoize((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** How long ago something was, as it reads inside a sentence: "2 hours ago", "yesterday". A label of its own is `agoText`. */
export function relativeTime(then: Date, now: Date, locale: string): string {
  const { unit, count } = largestUnit(then, now) ?? { unit: 'seconds', count: 0 }
  return formatter(locale).format(-count, unit as Intl.RelativeTimeFormatUnit)
}
