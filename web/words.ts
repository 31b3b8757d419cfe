import { mirrored } from '#domain/text/mirror.ts'
import { type Catalogue, type Say, sayIn } from '#domain/text/say.ts'

/** The languages there are. The browser loads its own only. */
const CATALOGUES: Record<string, () => Promise<Catalogue>> = {
  en: async () => (await import('#domain/text/en.ts')).en,
  de: async () => (await import('#domain/text/de.ts')).de,
  'ar-XB': async () => mirrored((await import('#domain/text/en.ts')).en),
}

export async function loadWords(locale: string): Promise<Say> {
  const load = CATALOGUES[locale] ?? CATALOGUES[locale.split('-')[0] ?? ''] ?? CATALOGUES.en
  return sayIn(await (load as () => Promise<Catalogue>)(), locale)
}

export const directionOf = (locale: string) => (/^(ar|he|fa|ur)\b/.test(locale) ? 'rtl' : 'ltr')

/** The file of a language, as the build's manifest names it. */
export const wordsFile = (locale: string) => (locale.startsWith('de') ? 'domain/text/de.ts' : 'domain/text/en.ts')
