import { COUNTRIES } from '../../constants/countries.ts'
import { LOCALES } from '../../constants/locales.ts'

/** The supported locale for a requested one: itself, else another one of the same language. Null if there is none. */
export function matchLocale(asked: string): string | null {
  const [language = ''] = asked.replace('_', '-').toLowerCase().split('-')
  const same = LOCALES.find((locale) => locale.toLowerCase() === asked.replace('_', '-').toLowerCase())
  return same ?? LOCALES.find((locale) => locale.split('-')[0] === language) ?? null
}

/**
 * The country of a language tag: the one it names ("de-AT"), or the most likely one ("de"); null for an invalid tag.
 */
export function countryOfLanguageTag(tag: string): string | null {
  try {
    const { region = '' } = new Intl.Locale(tag).maximize()
    return COUNTRIES.includes(region) ? region : null
  } catch {
    return null
  }
}
