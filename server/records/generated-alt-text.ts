import { memoize } from '#domain/memoize.ts'
import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import { makeSay, type TextCatalogue, type TextKey } from '#domain/text/say.ts'

const MOST = 4
const lists = memoize((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** Alt text made from found objects: "May show a cat, a chair and a vase". Empty if there are none. */
export function generateAltText(locale: string, labels: readonly string[]): string {
  const catalogue: TextCatalogue = locale.startsWith('de') ? de : en
  const names = labels.flatMap((label) => catalogue[`object.${label}` as TextKey] ?? []) as string[]
  if (!names.length) return ''
  const list = lists(locale).format(names.slice(0, MOST))
  return makeSay(catalogue, locale)('card.mayShow', { what: list })
}
