import { SHOPPING_FLAGS } from '../../constants/kinds.ts'
import type { PinCard } from '../../entities/pin.ts'

export type PinType = 'oneTap' | 'video' | 'gif' | 'product' | 'recipe' | 'storyPin' | 'image'
type Kinds = Pick<PinCard, 'videos' | 'video_status' | 'embed' | 'rich_summary' | 'shopping_flags' | 'story_pin_data'>

const PRODUCT_FLAGS: readonly number[] = [SHOPPING_FLAGS.product_pin_v2, SHOPPING_FLAGS.rich_product_pin]

/**
 * Spec 3. What a card takes a pin for, the first that holds: oneTap, video, gif, product, recipe, storyPin, image. A tap on a
 * oneTap card leads straight to its source.
 */
export function pinType(pin: Kinds, isOneTap = false): PinType {
  if (isOneTap) return 'oneTap'
  if (pin.videos || pin.video_status === 'processing' || pin.embed?.type === 'video') return 'video'
  if (pin.embed?.type === 'gif') return 'gif'
  if (isProduct(pin)) return 'product'
  if (pin.rich_summary?.type_name === 'recipe') return 'recipe'
  return pin.story_pin_data ? 'storyPin' : 'image'
}

export function isProduct(pin: Pick<Kinds, 'rich_summary' | 'shopping_flags'>): boolean {
  if (pin.rich_summary?.type_name === 'product') return true
  return pin.shopping_flags?.some((flag) => PRODUCT_FLAGS.includes(flag)) ?? false
}

export type PinBadge = `badge.${Exclude<PinType, 'oneTap' | 'image'>}`

/** Spec 2. A kind of its own has a badge, by its text; a picture and a one-tap card have none. */
export function pinBadge(type: PinType): PinBadge | null {
  return type === 'oneTap' || type === 'image' ? null : `badge.${type}`
}
