import { TITLE_MAX } from '../../constants/limits.ts'
import type { AggregateRating } from '../../entities/product.ts'
import { first, many, type PageNode, saidText, typesOf } from './page-node.ts'
import { minutes, pastDate, plainText } from './page-values.ts'
import { linesOf, picturesOf, readRating } from './read-product.ts'

const MOST_INGREDIENTS = 100
const INGREDIENT_MAX = 200
const SHORT = 60

export type ReadRecipe = {
  name: string | null
  minutes: number | null
  servings: string | null
  ingredients: string[] | null
  rating: AggregateRating | null
  pictures: string[] | null
}

export const isRecipeNode = (node: PageNode) => typesOf(node).includes('Recipe')

/** Rich.3. What a page says of the dish that it tells how to make. */
export function readRecipe(node: PageNode, base: string): ReadRecipe {
  const [total, cook, prepare] = [node.totalTime, node.cookTime, node.prepTime].map((time) => minutes(first(time)))
  const ingredients = linesOf(node.recipeIngredient ?? node.ingredients)
    .slice(0, MOST_INGREDIENTS)
    .flatMap((one) => saidText(one, INGREDIENT_MAX) ?? [])
  return {
    name: saidText(node.name, TITLE_MAX),
    minutes: total ?? (cook || prepare ? (cook ?? 0) + (prepare ?? 0) : null),
    servings: servingsOf(node.recipeYield ?? node.yield),
    ingredients: ingredients.length ? ingredients : null,
    rating: readRating(node.aggregateRating),
    pictures: picturesOf(node.image, base),
  }
}

/** Of "4" and "4 small bowls" the second says more. */
function servingsOf(value: unknown): string | null {
  const said = many(value).flatMap((one) => plainText(one, SHORT) ?? saidText(one, SHORT) ?? [])
  return said.sort((a, b) => b.length - a.length)[0] ?? null
}

export type ReadArticle = {
  headline: string | null
  author: string | null
  published_at: string | null
  site_name: string | null
  pictures: string[] | null
}

export const isArticleNode = (node: PageNode) =>
  typesOf(node).some((type) => /Article$|^(BlogPosting|LiveBlogPosting|Report)$/.test(type))

/** Rich.4. What a page says of what can be read on it. */
export function readArticle(node: PageNode, base: string, now: number): ReadArticle {
  const authors = many(node.author).flatMap((one) => saidText(one, SHORT) ?? [])
  const names = [...new Set(authors)].filter((name) => !/^https?:/.test(name)).slice(0, 3)
  return {
    headline: saidText(node.headline ?? node.name, TITLE_MAX),
    author: names.length ? names.join(', ') : null,
    published_at: pastDate(first(node.datePublished ?? node.dateCreated), now),
    site_name: saidText(node.publisher, SHORT),
    pictures: picturesOf(node.image, base),
  }
}
