import {
  HELP_TOPICS,
  type HelpTopic,
  type PageName,
  TEXT_PAGE_LANGUAGES,
  TEXT_PAGE_PATHS,
  type TextPageLanguage,
} from '../../constants/text-pages.ts'

/** Path of one of our own pages. */
export function textPagePath(name: string): string {
  return name in TEXT_PAGE_PATHS ? TEXT_PAGE_PATHS[name as PageName] : `/help/${name}/`
}

/** The topic of a help article; null for other pages. */
export function findHelpTopic(name: string): HelpTopic | null {
  const found = Object.entries(HELP_TOPICS).find(([, articles]) => (articles as readonly string[]).includes(name))
  return (found?.[0] as HelpTopic | undefined) ?? null
}

/** The language in which a person reads these texts: their own if available, else English. */
export function textPageLanguageFor(locale: string): TextPageLanguage {
  return TEXT_PAGE_LANGUAGES.find((language) => language === locale.split('-')[0]) ?? 'en'
}

/**
 * Browsers drop some characters from a URL and read a backslash as a slash, so that it could lead elsewhere than it
 * seems.
 */
const DECEIVING = /[\s\\\p{Cc}]/u

/** Allowed link targets of a text: the web, a mailbox, our own pages, and headings of the same page. */
export function mayLinkTo(href: string): boolean {
  return /^(https?:\/\/[^/]|mailto:[^@]+@|\/(?!\/)|#)/i.test(href) && !DECEIVING.test(href)
}
