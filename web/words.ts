import { mirrored } from '#domain/text/mirror.ts'
import { type Catalogue, type Say, sayIn } from '#domain/text/say.ts'

type Part = Partial<Catalogue>
type Language = { first: () => Promise<Part>; rest: () => Promise<Part> }

const ENGLISH: Language = {
  first: async () => (await import('#domain/text/en/first.ts')).first,
  rest: async () => (await import('#domain/text/en/rest.ts')).rest,
}
const GERMAN: Language = {
  first: async () => (await import('#domain/text/de/first.ts')).first,
  rest: async () => (await import('#domain/text/de/rest.ts')).rest,
}

/** The languages there are. The browser loads its own only. */
const LANGUAGES: Record<string, Language> = {
  en: ENGLISH,
  de: GERMAN,
  'ar-XB': { first: async () => mirrored(await ENGLISH.first()), rest: async () => mirrored(await ENGLISH.rest()) },
}

const languageOf = (locale: string) => LANGUAGES[locale] ?? LANGUAGES[locale.split('-')[0] ?? ''] ?? ENGLISH

/** All words of a language. */
export async function loadWords(locale: string): Promise<Say> {
  const { first, rest } = languageOf(locale)
  return sayIn({ ...(await first()), ...(await rest()) } as Catalogue, locale)
}

/** In the browser: the words that home and a pin need, and a way to the others, which most pages wait for. */
export async function loadFirstWords(locale: string): Promise<{ say: Say; moreWords: () => Promise<unknown> }> {
  const { first, rest } = languageOf(locale)
  const known: Part = { ...(await first()) }
  const moreWords = async () => Object.assign(known, await rest())
  return { say: sayIn(known as Catalogue, locale), moreWords }
}

export const directionOf = (locale: string) => (/^(ar|he|fa|ur)\b/.test(locale) ? 'rtl' : 'ltr')

/** The files of a language, as the build's manifest names them. */
export function wordsFiles(locale: string, hasFewWords: boolean): string[] {
  const folder = `domain/text/${locale.startsWith('de') ? 'de' : 'en'}`
  return hasFewWords ? [`${folder}/first.ts`] : [`${folder}/first.ts`, `${folder}/rest.ts`]
}
