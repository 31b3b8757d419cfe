import { SHOPPING_FLAGS } from '../../constants/kinds.ts'
import { SHOPPING_INDICATOR } from '../../constants/sizes.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import { isProduct } from './pin-type.ts'

/** The indicator counts products, or is a price tag. */
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

/** Spec 5, Shopping indicator, and D38. By experiment group, in five countries, for products that can be bought. */
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

export const indicatorSize = (isDesktop: boolean): number =>
  isDesktop ? SHOPPING_INDICATOR.large : SHOPPING_INDICATOR.small
