import { SHOPPING_FLAGS } from '../../constants/kinds.ts'
import { SHOPPING_INDICATOR_PX } from '../../constants/sizes.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import { STORY_STATIC_PAGE_MS } from '../../constants/timings.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { StoryPinCard } from '../../entities/story-pin.ts'
import type { Viewer } from '../../entities/viewer.ts'

export type PinType = 'oneTap' | 'video' | 'gif' | 'product' | 'recipe' | 'storyPin' | 'image'
type Kinds = Pick<PinCard, 'videos' | 'video_status' | 'embed' | 'rich_summary' | 'shopping_flags' | 'story_pin_data'>

const PRODUCT_FLAGS: readonly number[] = [SHOPPING_FLAGS.product_pin_v2, SHOPPING_FLAGS.rich_product_pin]

/**
 * The type of a card, by the first match: oneTap, video, gif, product, recipe, storyPin, image. A tap on a oneTap card
 * opens its source directly.
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

/** The badge text of a pin type; images and one-tap cards have none. */
export function pinBadge(type: PinType): PinBadge | null {
  return type === 'oneTap' || type === 'image' ? null : `badge.${type}`
}

/** A story deleted by its creator shows a placeholder wherever it was saved. */
export function isRemovedStory(pin: Pick<PinCard, 'story_pin_data'>): boolean {
  return pin.story_pin_data?.is_deleted ?? false
}

/** Texts of the placeholder. */
export const REMOVED_STORY_TEXT_KEYS = { title: 'card.unavailable', text: 'card.removed' } as const

type Length = Pick<StoryPinCard, 'total_video_duration' | 'static_page_count'>

/** Duration of a story in milliseconds: its videos, and 5 s for each static page. */
export function storyDurationMs({ total_video_duration, static_page_count }: Length): number {
  return total_video_duration + static_page_count * STORY_STATIC_PAGE_MS
}

/** The indicator shows a number of products, or a price tag. */
export type ShoppingIndicator = { form: 'products'; count: number } | { form: 'priceTag' }

type Pin = Pick<PinCard, 'rich_summary' | 'shopping_flags' | 'is_shoppable' | 'is_oos_product'>
type Looking = Pick<Viewer, 'country' | 'is_employee' | 'experiments'>

const COUNTRIES = ['US', 'GB', 'DE', 'CA', 'FR']
const MOST: Record<string, number> = {
  enabled_2_indicator: 2,
  enabled_3_indicator: 3,
  enabled_4_indicator: 4,
  enabled_5_indicator: 5,
}

/** The shopping indicator of a card with buyable products, by experiment group, in five countries. */
export function shoppingIndicator(pin: Pin, viewer: Looking, surface: SurfaceName): ShoppingIndicator | null {
  if (!surfaceRules(surface).indicator || !COUNTRIES.includes(viewer.country) || !isBuyable(pin)) return null
  const group = viewer.experiments.shopping_indicator ?? 'control'
  if (group === 'enabled_pwt') return { form: 'priceTag' }
  const most = group === 'employees' && viewer.is_employee ? MOST.enabled_5_indicator : MOST[group]
  const products = Math.max(1, pin.rich_summary?.products.length ?? 0)
  return most === undefined ? null : { form: 'products', count: Math.min(most, products) }
}

function isBuyable(pin: Pin): boolean {
  const isOffered = pin.is_shoppable || pin.shopping_flags?.includes(SHOPPING_FLAGS.available)
  return isProduct(pin) && Boolean(isOffered) && !pin.is_oos_product
}

export const shoppingIndicatorSizePx = (isDesktop: boolean): number =>
  isDesktop ? SHOPPING_INDICATOR_PX.large : SHOPPING_INDICATOR_PX.small
