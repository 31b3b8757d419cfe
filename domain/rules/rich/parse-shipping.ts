import type { Product } from '../../entities/product.ts'
import { firstValue, type PageNode, schemaTypes, toPageNodes, toPropertyText } from './page-node.ts'
import { parseCurrency, parsePrice } from './page-values.ts'

/** Free shipping: the lowest order value for it (0 for every order), and how the shop words that it is free. */
export type FreeShipping = NonNullable<Product['shipping_info']>

const VALUE_MAX = 60

export const isDeliveryChargeNode = (node: PageNode): boolean =>
  schemaTypes(node).includes('DeliveryChargeSpecification')

/**
 * Free shipping of an offer (shop.5), by its shipping details or delivery charges. With several of them, as for several
 * countries, shipping is free when each of them is.
 */
export function parseFreeShipping(offer: PageNode, charged: string | null): FreeShipping | null {
  const charges = toPageNodes(offer.priceSpecification).filter(isDeliveryChargeNode)
  return combineFreeShipping(
    [...toPageNodes(offer.shippingDetails), ...charges].map((node) => freeShipping(node, charged)),
  )
}

/** Free shipping that holds for all offers of a product; null when one of them has none. */
export function combineFreeShipping(all: readonly (FreeShipping | null)[]): FreeShipping | null {
  const known = all.filter((one) => one !== null)
  if (!known.length || known.length < all.length) return null
  return known.reduce((one, other) => ((other.free_shipping_price ?? 0) > (one.free_shipping_price ?? 0) ? other : one))
}

function freeShipping(node: PageNode, charged: string | null): FreeShipping | null {
  const rate = toPageNodes(node.shippingRate)[0] ?? node
  const cost = firstValue(rate.maxValue) ?? firstValue(rate.value) ?? firstValue(rate.price)
  const limit = toPageNodes(node.freeShippingThreshold ?? node.eligibleTransactionVolume)[0]
  const from =
    limit &&
    parsePrice(
      firstValue(limit.value) ?? firstValue(limit.minPrice) ?? firstValue(limit.price) ?? firstValue(limit.minValue),
    )
  if (from) {
    const isOurs = [limit.currency, limit.priceCurrency].every(
      (one) => !one || parseCurrency(firstValue(one)) === charged,
    )
    const isFreeThen = node.freeShippingThreshold !== undefined || isZero(cost)
    return isOurs && isFreeThen ? { free_shipping_price: from, free_shipping_value: null } : null
  }
  if (!isZero(cost)) return null
  const named = toPropertyText(node.shippingLabel ?? node.name, VALUE_MAX)
  const money = `0 ${parseCurrency(firstValue(rate.currency ?? rate.priceCurrency)) ?? charged ?? ''}`.trim()
  return { free_shipping_price: 0, free_shipping_value: named ?? money }
}

/** Whether a price is zero: 0, "0.00", "0,00 €". */
const isZero = (value: unknown): boolean =>
  value === 0 || (typeof value === 'string' && /^\D{0,4}0+(?:[.,]0+)?\D{0,4}$/.test(value.slice(0, 40)))
