/** A day of the calendar, in the words of the reader: 3 Mar. */
export const dayText = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
