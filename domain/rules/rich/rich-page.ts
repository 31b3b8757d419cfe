import { DESCRIPTION_MAX, TITLE_MAX } from '../../constants/limits.ts'
import { type MetaSaid, openGraphNodes } from './open-graph.ts'
import { NOT_LISTED, nodesIn, type PageNode } from './page-node.ts'
import { plainText } from './page-values.ts'
import { isProductNode, otherProducts, type ReadProduct, readProduct } from './read-product.ts'
import {
  isArticleNode,
  isRecipeNode,
  type ReadArticle,
  type ReadRecipe,
  readArticle,
  readRecipe,
} from './read-recipe.ts'

/** What a page's tags say in schema.org's words and in Open Graph's. */
export type SaidOnPage = { jsonLd: readonly unknown[]; items: readonly unknown[]; metas: readonly MetaSaid[] }

export type RichPage = {
  url: string
  site_name: string
  title: string
  description: string
} & (
  | { kind: 'product'; product: ReadProduct; others: ReadProduct[] }
  | { kind: 'recipe'; recipe: ReadRecipe }
  | { kind: 'article'; article: ReadArticle }
  | { kind: null }
)

type About = { url: string; title: string; description: string; now: number }

/** D53. Product before recipe before article; JSON-LD before microdata before Open Graph, field by field. */
export function richPage(said: SaidOnPage, { url, title, description, now }: About): RichPage {
  const sources = [nodesIn(said.jsonLd), nodesIn(said.items), openGraphNodes(said.metas)]
  const named = said.metas.find(({ name }) => name.toLowerCase() === 'og:site_name')?.content
  const about = {
    url,
    site_name: plainText(named, 60) ?? new URL(url).hostname.replace(/^www\./, ''),
    title: plainText(title, TITLE_MAX) ?? '',
    description: plainText(description, DESCRIPTION_MAX) ?? '',
  }
  /** The first thing of a kind that each way of writing names. */
  const each = (isOne: (node: PageNode) => boolean) =>
    sources.flatMap((nodes): PageNode[] => nodes.filter(isOne).slice(0, 1))
  const products = each(isProductNode)
  if (products.length)
    return {
      ...about,
      kind: 'product',
      product: firstSaid(products.map((node) => readProduct(node, url, now))),
      others: otherProducts(productsOf(said), url, now),
    }
  const recipes = each(isRecipeNode)
  if (recipes.length)
    return { ...about, kind: 'recipe', recipe: firstSaid(recipes.map((node) => readRecipe(node, url))) }
  const articles = each(isArticleNode)
  if (articles.length)
    return { ...about, kind: 'article', article: firstSaid(articles.map((node) => readArticle(node, url, now))) }
  return { ...about, kind: null }
}

/** The products that a page names, in JSON-LD or else in microdata. A list next to a product holds similar ones and is left out; a list alone is what the page sells. */
function productsOf({ jsonLd, items }: SaidOnPage): PageNode[] {
  for (const values of [jsonLd, items])
    for (const nodes of [nodesIn(values, NOT_LISTED), nodesIn(values)]) {
      const products = nodes.filter(isProductNode)
      if (products.length) return products
    }
  return []
}

/** One record from several: each field has the value of the first record that has one. */
function firstSaid<T extends Record<string, unknown>>(records: readonly T[]): T {
  const [best, ...others] = records as [T, ...T[]]
  const merged: Record<string, unknown> = { ...best }
  for (const other of others) for (const key of Object.keys(merged)) merged[key] ??= other[key]
  return merged as T
}
