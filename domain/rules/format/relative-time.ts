const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STEPS: [unit: Intl.RelativeTimeFormatUnit, length: number, upTo: number][] = [
  ['second', SECOND, MINUTE],
  ['minute', MINUTE, HOUR],
  ['hour', HOUR, DAY],
  ['day', DAY, 30 * DAY],
  ['month', 30 * DAY, 365 * DAY],
  ['year', 365 * DAY, Number.POSITIVE_INFINITY],
]

/** How long ago something was, in the largest whole unit and the words of the locale: "2 hours ago", "yesterday". */
export function relativeTime(then: Date, now: Date, locale: string): string {
  const passed = Math.max(0, now.getTime() - then.getTime())
  const [unit, length] = STEPS.find(([, , upTo]) => passed < upTo) ?? ['second', SECOND]
  const count = unit === 'second' ? 0 : Math.floor(passed / length)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit)
}
