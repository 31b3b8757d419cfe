import { HELP_ARTICLE_NAMES, TEXT_PAGE_LANGUAGES, type TextPageLanguage } from '#domain/constants/text-pages.ts'
import type { HelpArticle } from '#domain/resources/text-pages.ts'
import { rankHelpArticles, type SearchableArticle } from '#domain/rules/help/rank-help-articles.ts'
import { findHelpTopic, textPageLanguageFor } from '#domain/rules/text-page/text-page-rules.ts'
import type { Context } from '../context.ts'
import { loadCurrentVersions, toPageText, toTextPlaceholders, type VersionRow } from './current-texts.ts'
import { fillPlaceholders } from './text-blocks.ts'

/**
 * Lists help articles in the reader's language: all of them, or those that match the query, in that language or else in
 * another one.
 */
export async function listHelp(ctx: Context, query: string): Promise<HelpArticle[]> {
  const own = textPageLanguageFor(ctx.locale)
  const edited = await loadCurrentVersions(ctx)
  const texts = findable(ctx, own, edited)
  const others = TEXT_PAGE_LANGUAGES.filter((language) => language !== own)
  const found = rankHelpArticles(texts, query)
  const elsewhere = found.length
    ? []
    : others.flatMap((language) => rankHelpArticles(findable(ctx, language, edited), query))
  const order = query.trim() ? [...found, ...elsewhere] : texts.map((_, at) => at)
  return order.flatMap((at) => {
    const name = HELP_ARTICLE_NAMES[at]
    const topic = name && findHelpTopic(name)
    const text = texts[at]
    return name && topic && text ? { name, topic, title: text.title, description: text.description } : []
  })
}

/** Link targets are not visible, so they are not searched. */
const LINK_ENDS = /\]\([^)]*\)/g

function findable({ house }: Context, language: TextPageLanguage, edited: VersionRow[]): SearchableArticle[] {
  const blanks = toTextPlaceholders(house.settings)
  return HELP_ARTICLE_NAMES.map((name) => {
    const row = edited.find((one) => one.name === name && one.language === language)
    const { title, description, body } = toPageText(name, language, row)
    const text = fillPlaceholders(body, blanks).replace(LINK_ENDS, ']')
    return { title: fillPlaceholders(title, blanks), description: fillPlaceholders(description, blanks), text }
  })
}
