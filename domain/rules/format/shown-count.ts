import { compactNumber } from '#domain/rules/format/compact-number.ts'

/** A small number as it is, so that its plural form is found; a large one as 1.2k. */
export const shownCount = (count: number, locale: string): number | string =>
  count < 1000 ? count : compactNumber(count, locale)
