/** Formats a calendar day in the reader's language, such as "3 Mar". */
export const formatCalendarDay = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
