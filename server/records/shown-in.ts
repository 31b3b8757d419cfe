import { memoize } from '#domain/memoize.ts'
import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import { type Catalogue, sayIn, type TextKey } from '#domain/text/say.ts'

const MOST = 4
const lists = memoize((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** What a picture shows, as a sentence for whoever can't see it: "May show a cat, a chair and a vase". Empty where nothing was found. */
export function shownIn(locale: string, labels: readonly string[]): string {
  const catalogue: Catalogue = locale.startsWith('de') ? de : en
  const names = labels.flatMap((label) => catalogue[`object.${label}` as TextKey] ?? []) as string[]
  if (!names.length) return ''
  const list = lists(locale).format(names.slice(0, MOST))
  return sayIn(catalogue, locale)('card.mayShow', { what: list })
}
