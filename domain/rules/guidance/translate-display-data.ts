type DisplayData = Readonly<Record<string, unknown>>

/** Display data is stored in the default language, with other languages under `in: { de: { … } }`. */
export function splitLanguages(display_data: unknown): { data: DisplayData; languages: Record<string, DisplayData> } {
  const { in: languages, ...data } = toRecord(display_data)
  return { data, languages: toRecord(languages) as Record<string, DisplayData> }
}

/** Picks the texts in the language of a locale. */
export function translateDisplayData(display_data: unknown, locale: string): DisplayData {
  const { data, languages } = splitLanguages(display_data)
  return { ...data, ...toRecord(languages[locale.split('-')[0] ?? '']) }
}

const toRecord = (data: unknown): DisplayData =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as DisplayData) : {}
