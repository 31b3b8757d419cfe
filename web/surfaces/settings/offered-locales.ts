/** The languages that have a catalogue. */
const LANGUAGES = ['en', 'de']

type Offered = { value: string; label: string }

/** What one can choose: the locales whose words exist, and the one that was chosen before, whatever it is. */
export function offeredLocales(names: Readonly<Record<string, string>>, chosen: string): Offered[] {
  return Object.entries(names)
    .filter(([code]) => LANGUAGES.includes(code.split('-')[0] ?? '') || code === chosen)
    .map(([value, label]) => ({ value, label }))
}
