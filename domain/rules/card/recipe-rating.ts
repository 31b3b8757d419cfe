import { RATING_STARS } from '../../constants/limits.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { AggregateRating } from '../../entities/product.ts'
import { pinType } from './pin-type.ts'

export type Star = 'full' | 'half' | 'empty'
export type Rating = { stars: Star[]; value: number; count: number }

const FULL_FROM = 0.75
const HALF_FROM = 0.25

/** Spec 5, Limits. A rating is capped at its maximum and drawn as five stars; a rest counts as half or whole, or not at all. */
export function starsOf(value: number, max: number = RATING_STARS): Star[] {
  const scaled = (Math.min(Math.max(value, 0), max) / max) * RATING_STARS
  return Array.from({ length: RATING_STARS }, (_, at) => {
    const rest = scaled - at
    return rest >= FULL_FROM ? 'full' : rest >= HALF_FROM ? 'half' : 'empty'
  })
}

/** Spec 5, Limits. A rating shows when there is one, it is not 'None', and the count of it is a number. */
export function ratingOf(rating: AggregateRating | null | undefined): Rating | null {
  const given = rating?.rating_value
  const count = rating?.rating_count ?? rating?.review_count
  if (given === null || given === undefined || given === '' || given === 'None') return null
  const value = Number(given)
  if (!Number.isFinite(value) || typeof count !== 'number' || !Number.isFinite(count)) return null
  const max = rating?.best_rating && rating.best_rating > 0 ? rating.best_rating : RATING_STARS
  return { stars: starsOf(value, max), value: Math.min(value, max), count }
}

type Rated = Parameters<typeof pinType>[0] & Pick<PinCard, 'rich_summary'>

/** Spec 5, Limits. Only recipes show it, and only with at least one review. */
export function recipeRating(pin: Rated): Rating | null {
  const rating = pin.rich_summary?.aggregate_rating
  if (pinType(pin) !== 'recipe' || !rating?.review_count) return null
  return ratingOf(rating)
}
