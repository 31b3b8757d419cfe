import { memoize } from '#domain/memoize.ts'
import { mirrored } from '#domain/text/mirror.ts'
import { type Catalogue, type Say, sayIn } from '#domain/text/say.ts'

type Part = Partial<Catalogue>
type Language = { first: () => Promise<Part>; rest: () => Promise<Part>; staff: () => Promise<Part> }

const ENGLISH: Language = {
  first: async () => (await import('#domain/text/en/first.ts')).first,
  rest: async () => (await import('#domain/text/en/rest.ts')).rest,
  staff: async () => (await import('#domain/text/en/staff.ts')).staff,
}
const GERMAN: Language = {
  first: async () => (await import('#domain/text/de/first.ts')).first,
  rest: async () => (await import('#domain/text/de/rest.ts')).rest,
  staff: async () => (await import('#domain/text/de/staff.ts')).staff,
}

/** The languages there are. The browser loads its own only. */
const LANGUAGES: Record<string, Language> = {
  en: ENGLISH,
  de: GERMAN,
  'ar-XB': {
    first: async () => mirrored(await ENGLISH.first()),
    rest: async () => mirrored(await ENGLISH.rest()),
    staff: async () => mirrored(await ENGLISH.staff()),
  },
}

const languageOf = (locale: string) => LANGUAGES[locale] ?? LANGUAGES[locale.split('-')[0] ?? ''] ?? ENGLISH

/** Loads the words that home and a pin don't need; those of staff only where they are wanted. */
export type MoreWords = (isForStaff?: boolean) => Promise<unknown>

/** All words of a language. */
export const loadWords = memoize(async (locale): Promise<Say> => {
  const { first, rest, staff } = languageOf(locale)
  return sayIn({ ...(await first()), ...(await rest()), ...(await staff()) } as Catalogue, locale)
})

/** In the browser: the words that home and a pin need, and a way to the others, which most pages wait for. */
export async function loadFirstWords(locale: string): Promise<{ say: Say; moreWords: MoreWords }> {
  const { first, rest, staff } = languageOf(locale)
  const known: Part = { ...(await first()) }
  const moreWords: MoreWords = async (isForStaff = false) =>
    Object.assign(known, await rest(), isForStaff && (await staff()))
  return { say: sayIn(known as Catalogue, locale), moreWords }
}

export const directionOf = (locale: string) => (/^(ar|he|fa|ur)\b/.test(locale) ? 'rtl' : 'ltr')

/** The files of a language, as the build's manifest names them. */
export function wordsFiles(locale: string, hasFewWords: boolean): string[] {
  const folder = `domain/text/${locale.startsWith('de') ? 'de' : 'en'}`
  return hasFewWords ? [`${folder}/first.ts`] : [`${folder}/first.ts`, `${folder}/rest.ts`]
}
