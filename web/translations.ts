import { memoize } from '#domain/memoize.ts'
import { mirrorCatalogue } from '#domain/text/mirror.ts'
import { makeSay, type Say, type TextCatalogue } from '#domain/text/say.ts'

type Part = Partial<TextCatalogue>
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

/** The available languages. The browser loads only its own. */
const LANGUAGES: Record<string, Language> = {
  en: ENGLISH,
  de: GERMAN,
  'ar-XB': {
    first: async () => mirrorCatalogue(await ENGLISH.first()),
    rest: async () => mirrorCatalogue(await ENGLISH.rest()),
    staff: async () => mirrorCatalogue(await ENGLISH.staff()),
  },
}

const languageOf = (locale: string) => LANGUAGES[locale] ?? LANGUAGES[locale.split('-')[0] ?? ''] ?? ENGLISH

/** Loads the translations that home and pin pages don't need; those for staff only on request. */
export type LoadMoreTranslations = (isForStaff?: boolean) => Promise<unknown>

/** All translations of a language. */
export const loadTranslations = memoize(async (locale): Promise<Say> => {
  const { first, rest, staff } = languageOf(locale)
  return makeSay({ ...(await first()), ...(await rest()), ...(await staff()) } as TextCatalogue, locale)
})

/**
 * Loads the translations for home and pin pages in the browser, and returns a loader for the others, which most pages
 * await.
 */
export async function loadInitialTranslations(locale: string): Promise<{ say: Say; moreWords: LoadMoreTranslations }> {
  const { first, rest, staff } = languageOf(locale)
  const known: Part = { ...(await first()) }
  const moreWords: LoadMoreTranslations = async (isForStaff = false) =>
    Object.assign(known, await rest(), isForStaff && (await staff()))
  return { say: makeSay(known as TextCatalogue, locale), moreWords }
}

export const getTextDirection = (locale: string) => (/^(ar|he|fa|ur)\b/.test(locale) ? 'rtl' : 'ltr')

/** The source files of a language, as the build's manifest names them. */
export function listTranslationFiles(locale: string, hasFewWords: boolean): string[] {
  const folder = `domain/text/${locale.startsWith('de') ? 'de' : 'en'}`
  return hasFewWords ? [`${folder}/first.ts`] : [`${folder}/first.ts`, `${folder}/rest.ts`]
}
