import { TITLE_MAX } from '../../constants/limits.ts'
import type { AggregateRating } from '../../entities/product.ts'
import {
  firstValue,
  type PageNode,
  schemaTypes,
  toPageNodes,
  toPropertyText,
  toPropertyUrls,
  toValueList,
} from './page-node.ts'
import {
  type Availability,
  parseAvailability,
  parseCurrency,
  parsePageUrl,
  parsePastDate,
  parsePrice,
  parseWholeNumber,
} from './page-values.ts'
import { combineFreeShipping, type FreeShipping, isDeliveryChargeNode, parseFreeShipping } from './parse-shipping.ts'

const MOST_PICTURES = 12
const MOST_VARIANTS = 100
const MOST_OTHERS = 11
const VALUE_MAX = 60
const DIMENSIONS = ['color', 'size', 'material', 'pattern'] as const
const LIST_PRICES = /ListPrice|StrikethroughPrice|SRP|MSRP/

export type ParsedOffer = {
  price: number | null
  min_price: number | null
  max_price: number | null
  standard_price: number | null
  currency: string | null
  availability: Availability | null
  shipping: FreeShipping | null
}
export type ParsedVariant = ParsedOffer & {
  item_id: string
  values: Record<string, string>
  picture: string | null
  link: string | null
}
export type ParsedProduct = ParsedOffer & {
  name: string | null
  brand: string | null
  item_id: string | null
  is_used: boolean | null
  rating: AggregateRating | null
  pictures: string[] | null
  variants: ParsedVariant[] | null
  link: string | null
  /** Date since which it has been sold. */
  released_at: string | null
}

export const isProductNode = (node: PageNode) =>
  schemaTypes(node).some((type) =>
    /^(Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|Vehicle|Car)$/.test(type),
  )

/** Parses a product node (rich.2). */
export function parseProduct(node: PageNode, base: string, now: number): ParsedProduct {
  const variants = toPageNodes(node.hasVariant)
    .slice(0, MOST_VARIANTS)
    .flatMap((one, at) => readVariant(one, at, base))
  const own = readOffers(toPageNodes(node.offers))
  const offer = own.price === null && own.min_price === null && variants.length ? summarizeOffers(variants) : own
  return {
    ...offer,
    name: toPropertyText(node.name, TITLE_MAX),
    brand: toPropertyText(node.brand ?? node.manufacturer, VALUE_MAX),
    item_id: toPropertyText(node.sku ?? node.productID ?? node.productGroupID ?? node.mpn, VALUE_MAX),
    is_used: conditionOf([node, ...toPageNodes(node.offers)]),
    rating: parseRating(node.aggregateRating),
    pictures: parsePictureUrls(node.image, base),
    variants: variants.length > 1 ? variants : null,
    link: linkOf(node, base),
    released_at: parsePastDate(firstValue(node.releaseDate), now),
  }
}

function readVariant(node: PageNode, at: number, base: string): ParsedVariant[] {
  const values = Object.fromEntries(
    DIMENSIONS.flatMap((name) => {
      const value = toPropertyText(node[name], VALUE_MAX)
      return value ? [[name, value]] : []
    }),
  )
  if (!Object.keys(values).length) return []
  const item_id = toPropertyText(node.sku ?? node.productID ?? node.mpn, VALUE_MAX) ?? `${at + 1}`
  const picture = parsePictureUrls(node.image, base)?.[0] ?? null
  return [{ ...readOffers(toPageNodes(node.offers)), item_id, values, picture, link: linkOf(node, base) }]
}

/** The page that sells it, as given by itself or its offer. */
const linkOf = (node: PageNode, base: string): string | null =>
  parsePageUrl(firstValue(node.url), base) ?? parsePageUrl(firstValue(toPageNodes(node.offers)[0]?.url), base)

/** Products of a page besides the first one (shop.13), without its variants and without repetition. */
export function parseAdditionalProducts(nodes: readonly PageNode[], base: string, now: number): ParsedProduct[] {
  const names = new Set<string | undefined>([toPropertyText(nodes[0]?.name, TITLE_MAX)?.toLowerCase()])
  return nodes
    .slice(1)
    .filter((node) => node.isVariantOf === undefined && node.inProductGroupWithID === undefined)
    .slice(0, MOST_OTHERS * 4)
    .map((node) => parseProduct(node, base, now))
    .filter(({ name, currency, price, min_price }) => {
      const isKnown = names.has(name?.toLowerCase())
      names.add(name?.toLowerCase())
      return name !== null && !isKnown && currency !== null && (price ?? min_price) !== null
    })
    .slice(0, MOST_OTHERS)
}

/** Summarizes the offers of all variants; sold out when all of them are. */
export function summarizeOffers(variants: readonly ParsedOffer[]): ParsedOffer {
  const prices = variants.flatMap(({ price, min_price }) => price ?? min_price ?? [])
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  const isRange = prices.length > 0 && min < max
  const standard = variants.every((one) => one.standard_price !== null) ? (variants[0]?.standard_price ?? null) : null
  return {
    price: prices.length && !isRange ? min : null,
    min_price: isRange ? min : null,
    max_price: isRange ? max : null,
    standard_price: isRange ? null : standard,
    currency: variants.find((one) => one.currency)?.currency ?? null,
    availability: stockOf(variants.map((one) => one.availability)),
    shipping: combineFreeShipping(variants.map((one) => one.shipping)),
  }
}

/** Sold out when every offer is out of stock; an offer without this information counts as available. */
function stockOf(said: readonly (Availability | null)[]): Availability | null {
  if (said.some((one) => one === 'in_stock')) return 'in_stock'
  if (said.some((one) => one === 'preorder')) return 'preorder'
  return said.length && said.every((one) => one === 'out_of_stock') ? 'out_of_stock' : null
}

function readOffers(offers: readonly PageNode[]): ParsedOffer {
  const several = offers.find((offer) => offer.lowPrice !== undefined || offer.highPrice !== undefined)
  const single = offers
    .flatMap((offer) => (offer.offers === undefined ? [offer] : toPageNodes(offer.offers)))
    .map(readOffer)
  if (!several) return single.length > 1 ? summarizeOffers(single) : (single[0] ?? NO_OFFER)
  const [min, max] = [parsePrice(firstValue(several.lowPrice)), parsePrice(firstValue(several.highPrice))]
  const isRange = min !== null && max !== null && min < max
  const whole = readOffer(several)
  return {
    ...whole,
    price: isRange ? null : (min ?? max),
    min_price: isRange ? min : null,
    max_price: isRange ? max : null,
    currency: parseCurrency(firstValue(several.priceCurrency)) ?? single.find((one) => one.currency)?.currency ?? null,
    availability: parseAvailability(firstValue(several.availability)) ?? stockOf(single.map((one) => one.availability)),
    shipping: whole.shipping ?? combineFreeShipping(single.map((one) => one.shipping)),
  }
}

const NO_OFFER: ParsedOffer = {
  price: null,
  min_price: null,
  max_price: null,
  standard_price: null,
  currency: null,
  availability: null,
  shipping: null,
}

function readOffer(offer: PageNode): ParsedOffer {
  const prices = toPageNodes(offer.priceSpecification).filter((one) => !isDeliveryChargeNode(one))
  const isListed = (one: PageNode) => LIST_PRICES.test(String(firstValue(one.priceType) ?? ''))
  const listed = prices.find(isListed)
  const asked = prices.find((one) => !isListed(one))
  const price = parsePrice(firstValue(offer.price)) ?? parsePrice(firstValue(asked?.price))
  const standard = parsePrice(firstValue(listed?.price)) ?? parsePrice(firstValue(offer.listPrice))
  const charged =
    parseCurrency(firstValue(offer.priceCurrency)) ?? parseCurrency(firstValue((asked ?? listed)?.priceCurrency))
  return {
    ...NO_OFFER,
    price,
    standard_price: price !== null && standard !== null && standard > price ? standard : null,
    currency: charged,
    availability: parseAvailability(firstValue(offer.availability)),
    shipping: parseFreeShipping(offer, charged),
  }
}

function conditionOf(nodes: readonly PageNode[]): boolean | null {
  const said = nodes.map((node) => firstValue(node.itemCondition)).find((value) => typeof value === 'string') as string
  return said ? /(Used|Refurbished)Condition$|^(used|refurbished)$/i.test(said.slice(0, 100)) : null
}

/** Parses a rating (rich.3); null for 'None', an invalid count, or no reviews. */
export function parseRating(value: unknown): AggregateRating | null {
  const [node] = toPageNodes(value)
  if (!node) return null
  const rating_value = parsePrice(firstValue(node.ratingValue))
  const best = parsePrice(firstValue(node.bestRating))
  const [reviews, ratings] = [firstValue(node.reviewCount), firstValue(node.ratingCount)]
  const count = parseWholeNumber(reviews ?? ratings)
  if (rating_value === null || !count) return null
  return { best_rating: best, rating_value, review_count: count, rating_count: parseWholeNumber(ratings) ?? count }
}

export function parsePictureUrls(value: unknown, base: string): string[] | null {
  const found = toPropertyUrls(value)
    .slice(0, MOST_PICTURES * 4)
    .flatMap((address) => parsePageUrl(address, base) ?? [])
  return found.length ? [...new Set(found)].slice(0, MOST_PICTURES) : null
}

/** The values of a property: a list, or the lines of a text. */
export const splitPropertyLines = (value: unknown): unknown[] =>
  toValueList(value).flatMap((one) =>
    typeof one === 'string' ? one.slice(0, 20_000).split(/\r?\n|<br\s?\/?>/) : [one],
  )
