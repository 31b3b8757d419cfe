import { memoize } from '../../memoize.ts'

const formatter = memoize((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

/** A day in full, in the words of the locale: "15 November 2026". */
export const longDate = (day: Date, locale: string): string => formatter(locale).format(day)
