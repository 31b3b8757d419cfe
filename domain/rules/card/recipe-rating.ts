import { RATING_STAR_COUNT } from '../../constants/limits.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { AggregateRating } from '../../entities/product.ts'
import { pinType } from './pin-type.ts'

export type StarFill = 'full' | 'half' | 'empty'
export type RatingDisplay = { stars: StarFill[]; value: number; count: number }

const FULL_FROM = 0.75
const HALF_FROM = 0.25

/** Five stars for a rating, capped at its maximum; fractions round to half stars. */
export function toStars(value: number, max: number = RATING_STAR_COUNT): StarFill[] {
  const scaled = (Math.min(Math.max(value, 0), max) / max) * RATING_STAR_COUNT
  return Array.from({ length: RATING_STAR_COUNT }, (_, at) => {
    const rest = scaled - at
    return rest >= FULL_FROM ? 'full' : rest >= HALF_FROM ? 'half' : 'empty'
  })
}

/** A rating is shown when it has a value other than 'None' and its review count is a number. */
export function toRatingDisplay(rating: AggregateRating | null | undefined): RatingDisplay | null {
  const given = rating?.rating_value
  const count = rating?.rating_count ?? rating?.review_count
  if (given === null || given === undefined || given === '' || given === 'None') return null
  const value = Number(given)
  if (!Number.isFinite(value) || typeof count !== 'number' || !Number.isFinite(count)) return null
  const max = rating?.best_rating && rating.best_rating > 0 ? rating.best_rating : RATING_STAR_COUNT
  return { stars: toStars(value, max), value: Math.min(value, max), count }
}

type Rated = Parameters<typeof pinType>[0] & Pick<PinCard, 'rich_summary'>

/** The rating of a recipe with at least one review; null for everything else. */
export function recipeRatingDisplay(pin: Rated): RatingDisplay | null {
  const rating = pin.rich_summary?.aggregate_rating
  if (pinType(pin) !== 'recipe' || !rating?.review_count) return null
  return toRatingDisplay(rating)
}
