import {
  HELP_TOPICS,
  type HelpTopic,
  PAGE_PATHS,
  type PageName,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../../constants/text-pages.ts'

/** Where a page of ours is. */
export function textPagePath(name: string): string {
  return name in PAGE_PATHS ? PAGE_PATHS[name as PageName] : `/help/${name}/`
}

/** The topic of an article of help; null for the other pages. */
export function helpTopicOf(name: string): HelpTopic | null {
  const found = Object.entries(HELP_TOPICS).find(([, articles]) => (articles as readonly string[]).includes(name))
  return (found?.[0] as HelpTopic | undefined) ?? null
}

/** The language in which someone reads these texts: their own where there is one, else English. */
export function textLanguage(locale: string): TextLanguage {
  return TEXT_LANGUAGES.find((language) => language === locale.split('-')[0]) ?? 'en'
}

/** Browsers drop some signs from an address and take a backslash for a slash, so that it could lead elsewhere than it seems. */
const DECEIVING = /[\s\\\p{Cc}]/u

/** Where a text may link to: the web, a mailbox, our own pages, and a heading of the same page. */
export function mayLinkTo(href: string): boolean {
  return /^(https?:\/\/[^/]|mailto:[^@]+@|\/(?!\/)|#)/i.test(href) && !DECEIVING.test(href)
}
