import { expect, test } from 'vitest'
import type { AggregateRating, RichSummary } from '../../entities/product.ts'
import { recipeRatingDisplay, toRatingDisplay, toStars } from './recipe-rating.ts'

const drawn = (value: number, max?: number) =>
  toStars(value, max)
    .map((star) => ({ full: '★', half: '½', empty: '·' })[star])
    .join('')

test.each([
  [0, undefined, '·····'],
  [3, undefined, '★★★··'],
  [3.24, undefined, '★★★··'],
  [3.25, undefined, '★★★½·'],
  [3.74, undefined, '★★★½·'],
  [3.75, undefined, '★★★★·'],
  [5, undefined, '★★★★★'],
  [7, undefined, '★★★★★'],
  [-1, undefined, '·····'],
  [8, 10, '★★★★·'],
  [12, 10, '★★★★★'],
  [1, 1, '★★★★★'],
])('card.20 %d of %s is drawn %s', (value, max, stars) => expect(drawn(value, max)).toBe(stars))

const rating: AggregateRating = { best_rating: null, rating_value: 4.5, review_count: 3, rating_count: 12 }

test.each<[string, AggregateRating | null | undefined, number | null]>([
  ['a number', rating, 12],
  ['a text', { ...rating, rating_value: '4.5' }, 12],
  ['reviews only', { ...rating, rating_count: null }, 3],
  ['None', { ...rating, rating_value: 'None' }, null],
  ['nothing', { ...rating, rating_value: null }, null],
  ['an empty text', { ...rating, rating_value: '' }, null],
  ['no count', { ...rating, rating_count: null, review_count: null }, null],
  ['an endless count', { ...rating, rating_count: Number.POSITIVE_INFINITY }, null],
  ['no rating', undefined, null],
])('card.20 a rating of %s', (_, given, count) => expect(toRatingDisplay(given)?.count ?? null).toBe(count))

test.each<[string, RichSummary['type_name'], number | null, boolean]>([
  ['a recipe with a review', 'recipe', 1, true],
  ['a recipe without', 'recipe', 0, false],
  ['a recipe of which it is not known', 'recipe', null, false],
  ['a product with reviews', 'product', 8, false],
])('card.20 %s', (_, type_name, review_count, shows) => {
  const rich_summary = { type_name, aggregate_rating: { ...rating, review_count } } as RichSummary
  expect(recipeRatingDisplay({ rich_summary }) !== null).toBe(shows)
})
