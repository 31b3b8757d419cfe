/** Languages that have translations. */
const LANGUAGES = ['en', 'de']

type Offered = { value: string; label: string }

/** The locales that can be chosen: those with translations, and the current one in any case. */
export function listOfferedLocales(names: Readonly<Record<string, string>>, chosen: string): Offered[] {
  return Object.entries(names)
    .filter(([code]) => LANGUAGES.includes(code.split('-')[0] ?? '') || code === chosen)
    .map(([value, label]) => ({ value, label }))
}
