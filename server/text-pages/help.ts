import { HELP_ARTICLES, TEXT_LANGUAGES, type TextLanguage } from '#domain/constants/text-pages.ts'
import type { HelpArticle } from '#domain/resources/text-pages.ts'
import { type Findable, findHelp } from '#domain/rules/help/find-help.ts'
import { helpTopicOf, textLanguage } from '#domain/rules/text-page/text-page-rules.ts'
import type { Context } from '../context.ts'
import { fill } from './blocks-of.ts'
import { blanksOf, currentVersions, textOf, type VersionRow } from './current-texts.ts'

/** The articles of help in the reader's language: all, or those that fit the query in it, else in another language. */
export async function listHelp(ctx: Context, query: string): Promise<HelpArticle[]> {
  const own = textLanguage(ctx.locale)
  const edited = await currentVersions(ctx)
  const texts = findable(ctx, own, edited)
  const others = TEXT_LANGUAGES.filter((language) => language !== own)
  const found = findHelp(texts, query)
  const elsewhere = found.length ? [] : others.flatMap((language) => findHelp(findable(ctx, language, edited), query))
  const order = query.trim() ? [...found, ...elsewhere] : texts.map((_, at) => at)
  return order.flatMap((at) => {
    const name = HELP_ARTICLES[at]
    const topic = name && helpTopicOf(name)
    const text = texts[at]
    return name && topic && text ? { name, topic, title: text.title, description: text.description } : []
  })
}

/** Where links lead to is not read, so it is not searched. */
const LINK_ENDS = /\]\([^)]*\)/g

function findable({ house }: Context, language: TextLanguage, edited: VersionRow[]): Findable[] {
  const blanks = blanksOf(house.settings)
  return HELP_ARTICLES.map((name) => {
    const row = edited.find((one) => one.name === name && one.language === language)
    const { title, description, body } = textOf(name, language, row)
    const text = fill(body, blanks).replace(LINK_ENDS, ']')
    return { title: fill(title, blanks), description: fill(description, blanks), text }
  })
}
