import { LOCALES } from '../../constants/locales.ts'

/** The locale we have for what was asked: itself, else another of the same language. Null when there is none. */
export function knownLocale(asked: string): string | null {
  const [language = ''] = asked.replace('_', '-').toLowerCase().split('-')
  const same = LOCALES.find((locale) => locale.toLowerCase() === asked.replace('_', '-').toLowerCase())
  return same ?? LOCALES.find((locale) => locale.split('-')[0] === language) ?? null
}
