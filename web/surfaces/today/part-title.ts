import type { TodayPart } from '#domain/resources/today.ts'
import type { Say } from '#domain/text/say.ts'

/** What a part of today is called; one of an earlier day says which. */
export function partTitle(say: Say, part: TodayPart, day: string | null, locale: string): string {
  const at = day && new Date(`${day}T12:00:00Z`)
  if (!at || Number.isNaN(at.getTime())) return say(`today.${part}`)
  return say(`today.${part}On`, {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at),
  })
}
