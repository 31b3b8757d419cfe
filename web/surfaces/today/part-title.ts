import type { TodayPart } from '#domain/resources/today.ts'
import type { Say } from '#domain/text/say.ts'

const dayIn = (day: string | null, locale: string, dateStyle: 'full' | 'long'): string | null => {
  const at = day ? new Date(`${day}T12:00:00Z`) : null
  if (!at || Number.isNaN(at.getTime())) return null
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(at)
}

/** A day with its weekday; empty when it is none. */
export const fullDay = (day: string, locale: string): string => dayIn(day, locale, 'full') ?? ''

/** What a day is called: today by its name, an earlier one by its date. */
export const dayTitle = (say: Say, earlier: string | null, locale: string): string =>
  dayIn(earlier, locale, 'full') ?? say('today.title')

/** What a part of today is called; one of an earlier day says which. */
export function partTitle(say: Say, part: TodayPart, day: string | null, locale: string): string {
  const long = dayIn(day, locale, 'long')
  return long ? say(`today.${part}On`, { day: long }) : say(`today.${part}`)
}
