import { DESCRIPTION_MAX, TITLE_MAX } from '../../constants/limits.ts'
import { openGraphToNodes, type PageMeta } from './open-graph.ts'
import { findPageNodes, NESTED_EXCEPT_LISTS, type PageNode } from './page-node.ts'
import { toPlainText } from './page-values.ts'
import { isProductNode, type ParsedProduct, parseAdditionalProducts, parseProduct } from './parse-product.ts'
import {
  isArticleNode,
  isRecipeNode,
  type ParsedArticle,
  type ParsedRecipe,
  parseArticle,
  parseRecipe,
} from './parse-recipe.ts'

/** Structured data of a page: JSON-LD, microdata items, and meta tags. */
export type PageMarkup = { jsonLd: readonly unknown[]; items: readonly unknown[]; metas: readonly PageMeta[] }

export type RichPage = {
  url: string
  site_name: string
  title: string
  description: string
} & (
  | { kind: 'product'; product: ParsedProduct; others: ParsedProduct[] }
  | { kind: 'recipe'; recipe: ParsedRecipe }
  | { kind: 'article'; article: ParsedArticle }
  | { kind: null }
)

type About = { url: string; title: string; description: string; now: number }

/**
 * Products come before recipes, and these before articles; each field comes from JSON-LD, else microdata, else Open
 * Graph.
 */
export function parseRichPage(said: PageMarkup, { url, title, description, now }: About): RichPage {
  const sources = [findPageNodes(said.jsonLd), findPageNodes(said.items), openGraphToNodes(said.metas)]
  const named = said.metas.find(({ name }) => name.toLowerCase() === 'og:site_name')?.content
  const about = {
    url,
    site_name: toPlainText(named, 60) ?? new URL(url).hostname.replace(/^www\./, ''),
    title: toPlainText(title, TITLE_MAX) ?? '',
    description: toPlainText(description, DESCRIPTION_MAX) ?? '',
  }
  /** The first node of a type in each syntax. */
  const each = (isOne: (node: PageNode) => boolean) =>
    sources.flatMap((nodes): PageNode[] => nodes.filter(isOne).slice(0, 1))
  const products = each(isProductNode)
  if (products.length)
    return {
      ...about,
      kind: 'product',
      product: firstSaid(products.map((node) => parseProduct(node, url, now))),
      others: parseAdditionalProducts(productsOf(said), url, now),
    }
  const recipes = each(isRecipeNode)
  if (recipes.length)
    return { ...about, kind: 'recipe', recipe: firstSaid(recipes.map((node) => parseRecipe(node, url))) }
  const articles = each(isArticleNode)
  if (articles.length)
    return { ...about, kind: 'article', article: firstSaid(articles.map((node) => parseArticle(node, url, now))) }
  return { ...about, kind: null }
}

/**
 * Products of a page, in JSON-LD or else in microdata. A list next to a product holds similar ones and is left out; a
 * list alone is what the page sells.
 */
function productsOf({ jsonLd, items }: PageMarkup): PageNode[] {
  for (const values of [jsonLd, items])
    for (const nodes of [findPageNodes(values, NESTED_EXCEPT_LISTS), findPageNodes(values)]) {
      const products = nodes.filter(isProductNode)
      if (products.length) return products
    }
  return []
}

/** Merges records: each field has the value of the first record that has one. */
function firstSaid<T extends Record<string, unknown>>(records: readonly T[]): T {
  const [best, ...others] = records as [T, ...T[]]
  const merged: Record<string, unknown> = { ...best }
  for (const other of others) for (const key of Object.keys(merged)) merged[key] ??= other[key]
  return merged as T
}
