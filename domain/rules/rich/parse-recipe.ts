import { TITLE_MAX } from '../../constants/limits.ts'
import type { AggregateRating } from '../../entities/product.ts'
import { firstValue, type PageNode, schemaTypes, toPropertyText, toValueList } from './page-node.ts'
import { parseDurationMinutes, parsePastDate, toPlainText } from './page-values.ts'
import { parsePictureUrls, parseRating, splitPropertyLines } from './parse-product.ts'

const MOST_INGREDIENTS = 100
const INGREDIENT_MAX = 200
const SHORT = 60

export type ParsedRecipe = {
  name: string | null
  minutes: number | null
  servings: string | null
  ingredients: string[] | null
  rating: AggregateRating | null
  pictures: string[] | null
}

export const isRecipeNode = (node: PageNode) => schemaTypes(node).includes('Recipe')

/** Parses a recipe node (rich.3). */
export function parseRecipe(node: PageNode, base: string): ParsedRecipe {
  const [total, cook, prepare] = [node.totalTime, node.cookTime, node.prepTime].map((time) =>
    parseDurationMinutes(firstValue(time)),
  )
  const ingredients = splitPropertyLines(node.recipeIngredient ?? node.ingredients)
    .slice(0, MOST_INGREDIENTS)
    .flatMap((one) => toPropertyText(one, INGREDIENT_MAX) ?? [])
  return {
    name: toPropertyText(node.name, TITLE_MAX),
    minutes: total ?? (cook || prepare ? (cook ?? 0) + (prepare ?? 0) : null),
    servings: servingsOf(node.recipeYield ?? node.yield),
    ingredients: ingredients.length ? ingredients : null,
    rating: parseRating(node.aggregateRating),
    pictures: parsePictureUrls(node.image, base),
  }
}

/** Picks the longer one of several texts: "4 small bowls" rather than "4". */
function servingsOf(value: unknown): string | null {
  const said = toValueList(value).flatMap((one) => toPlainText(one, SHORT) ?? toPropertyText(one, SHORT) ?? [])
  return said.sort((a, b) => b.length - a.length)[0] ?? null
}

export type ParsedArticle = {
  headline: string | null
  author: string | null
  published_at: string | null
  site_name: string | null
  pictures: string[] | null
}

export const isArticleNode = (node: PageNode) =>
  schemaTypes(node).some((type) => /Article$|^(BlogPosting|LiveBlogPosting|Report)$/.test(type))

/** Parses an article node (rich.4). */
export function parseArticle(node: PageNode, base: string, now: number): ParsedArticle {
  const authors = toValueList(node.author).flatMap((one) => toPropertyText(one, SHORT) ?? [])
  const names = [...new Set(authors)].filter((name) => !/^https?:/.test(name)).slice(0, 3)
  return {
    headline: toPropertyText(node.headline ?? node.name, TITLE_MAX),
    author: names.length ? names.join(', ') : null,
    published_at: parsePastDate(firstValue(node.datePublished ?? node.dateCreated), now),
    site_name: toPropertyText(node.publisher, SHORT),
    pictures: parsePictureUrls(node.image, base),
  }
}
