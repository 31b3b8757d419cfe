import { COUNTRIES } from '../../constants/countries.ts'
import { LOCALES } from '../../constants/locales.ts'

/** The locale we have for what was asked: itself, else another of the same language. Null when there is none. */
export function knownLocale(asked: string): string | null {
  const [language = ''] = asked.replace('_', '-').toLowerCase().split('-')
  const same = LOCALES.find((locale) => locale.toLowerCase() === asked.replace('_', '-').toLowerCase())
  return same ?? LOCALES.find((locale) => locale.split('-')[0] === language) ?? null
}

/** The country of a language tag: the one that it names ("de-AT"), or the one where most speak it ("de"); null for what is none. */
export function countryOfLanguage(tag: string): string | null {
  try {
    const { region = '' } = new Intl.Locale(tag).maximize()
    return COUNTRIES.includes(region) ? region : null
  } catch {
    return null
  }
}
