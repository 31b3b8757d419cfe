import type { TodayPart } from '#domain/resources/today.ts'
import type { Say } from '#domain/text/say.ts'

const dayIn = (day: string | null, locale: string, dateStyle: 'full' | 'long'): string | null => {
  const at = day ? new Date(`${day}T12:00:00Z`) : null
  if (!at || Number.isNaN(at.getTime())) return null
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(at)
}

/** A date with its weekday; an empty string if it is invalid. */
export const formatFullDay = (day: string, locale: string): string => dayIn(day, locale, 'full') ?? ''

/** The title of a day: "Today", or the date of an earlier day. */
export const formatDayTitle = (say: Say, earlier: string | null, locale: string): string =>
  dayIn(earlier, locale, 'full') ?? say('today.title')

/** The title of a part of Today; it includes the date if that is an earlier day. */
export function formatTodayPartTitle(say: Say, part: TodayPart, day: string | null, locale: string): string {
  const long = dayIn(day, locale, 'long')
  return long ? say(`today.${part}On`, { day: long }) : say(`today.${part}`)
}
