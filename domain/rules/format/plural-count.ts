import { formatCompactNumber } from '#domain/rules/format/compact-number.ts'

/** Small counts stay numbers, so that texts find their plural form; large ones become text such as 1.2k. */
export const toPluralCount = (count: number, locale: string): number | string =>
  count < 1000 ? count : formatCompactNumber(count, locale)
