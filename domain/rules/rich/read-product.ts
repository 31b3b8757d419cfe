import { TITLE_MAX } from '../../constants/limits.ts'
import type { AggregateRating } from '../../entities/product.ts'
import { first, many, nodesOf, type PageNode, saidAddresses, saidText, typesOf } from './page-node.ts'
import { type Availability, amount, availability, currency, pastDate, webAddress, wholeNumber } from './page-values.ts'

const MOST_PICTURES = 12
const MOST_VARIANTS = 100
const MOST_OTHERS = 11
const VALUE_MAX = 60
const DIMENSIONS = ['color', 'size', 'material', 'pattern'] as const
const LIST_PRICES = /ListPrice|StrikethroughPrice|SRP|MSRP/

export type ReadOffer = {
  price: number | null
  min_price: number | null
  max_price: number | null
  standard_price: number | null
  currency: string | null
  availability: Availability | null
}
export type ReadVariant = ReadOffer & {
  item_id: string
  values: Record<string, string>
  picture: string | null
  link: string | null
}
export type ReadProduct = ReadOffer & {
  name: string | null
  brand: string | null
  item_id: string | null
  is_used: boolean | null
  rating: AggregateRating | null
  pictures: string[] | null
  variants: ReadVariant[] | null
  link: string | null
  /** Since when it is sold. */
  released_at: string | null
}

export const isProductNode = (node: PageNode) =>
  typesOf(node).some((type) =>
    /^(Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|Vehicle|Car)$/.test(type),
  )

/** Rich.2. What a page says of the product that it sells. */
export function readProduct(node: PageNode, base: string, now: number): ReadProduct {
  const variants = nodesOf(node.hasVariant)
    .slice(0, MOST_VARIANTS)
    .flatMap((one, at) => readVariant(one, at, base))
  const own = readOffers(nodesOf(node.offers))
  const offer = own.price === null && own.min_price === null && variants.length ? overall(variants) : own
  return {
    ...offer,
    name: saidText(node.name, TITLE_MAX),
    brand: saidText(node.brand ?? node.manufacturer, VALUE_MAX),
    item_id: saidText(node.sku ?? node.productID ?? node.productGroupID ?? node.mpn, VALUE_MAX),
    is_used: conditionOf([node, ...nodesOf(node.offers)]),
    rating: readRating(node.aggregateRating),
    pictures: picturesOf(node.image, base),
    variants: variants.length > 1 ? variants : null,
    link: linkOf(node, base),
    released_at: pastDate(first(node.releaseDate), now),
  }
}

function readVariant(node: PageNode, at: number, base: string): ReadVariant[] {
  const values = Object.fromEntries(
    DIMENSIONS.flatMap((name) => {
      const value = saidText(node[name], VALUE_MAX)
      return value ? [[name, value]] : []
    }),
  )
  if (!Object.keys(values).length) return []
  const item_id = saidText(node.sku ?? node.productID ?? node.mpn, VALUE_MAX) ?? `${at + 1}`
  const picture = picturesOf(node.image, base)?.[0] ?? null
  return [{ ...readOffers(nodesOf(node.offers)), item_id, values, picture, link: linkOf(node, base) }]
}

/** The page on which it is sold, as it or its offer says. */
const linkOf = (node: PageNode, base: string): string | null =>
  webAddress(first(node.url), base) ?? webAddress(first(nodesOf(node.offers)[0]?.url), base)

/** Shop.13. Of the products of a page those that are sold beside its first: no variant of one, and none that was named before. */
export function otherProducts(nodes: readonly PageNode[], base: string, now: number): ReadProduct[] {
  const names = new Set<string | undefined>([saidText(nodes[0]?.name, TITLE_MAX)?.toLowerCase()])
  return nodes
    .slice(1)
    .filter((node) => node.isVariantOf === undefined && node.inProductGroupWithID === undefined)
    .slice(0, MOST_OTHERS * 4)
    .map((node) => readProduct(node, base, now))
    .filter(({ name, currency, price, min_price }) => {
      const isKnown = names.has(name?.toLowerCase())
      names.add(name?.toLowerCase())
      return name !== null && !isKnown && currency !== null && (price ?? min_price) !== null
    })
    .slice(0, MOST_OTHERS)
}

/** What the variants of a product cost between them; it is sold out when all of them are. */
export function overall(variants: readonly ReadOffer[]): ReadOffer {
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
  }
}

/** D54. Sold out is what every offer says is out of stock; an offer that says nothing can be had. */
function stockOf(said: readonly (Availability | null)[]): Availability | null {
  if (said.some((one) => one === 'in_stock')) return 'in_stock'
  if (said.some((one) => one === 'preorder')) return 'preorder'
  return said.length && said.every((one) => one === 'out_of_stock') ? 'out_of_stock' : null
}

function readOffers(offers: readonly PageNode[]): ReadOffer {
  const several = offers.find((offer) => offer.lowPrice !== undefined || offer.highPrice !== undefined)
  const single = offers
    .flatMap((offer) => (offer.offers === undefined ? [offer] : nodesOf(offer.offers)))
    .map(readOffer)
  if (!several) return single.length > 1 ? overall(single) : (single[0] ?? NO_OFFER)
  const [min, max] = [amount(first(several.lowPrice)), amount(first(several.highPrice))]
  const isRange = min !== null && max !== null && min < max
  return {
    ...readOffer(several),
    price: isRange ? null : (min ?? max),
    min_price: isRange ? min : null,
    max_price: isRange ? max : null,
    currency: currency(first(several.priceCurrency)) ?? single.find((one) => one.currency)?.currency ?? null,
    availability: availability(first(several.availability)) ?? stockOf(single.map((one) => one.availability)),
  }
}

const NO_OFFER: ReadOffer = {
  price: null,
  min_price: null,
  max_price: null,
  standard_price: null,
  currency: null,
  availability: null,
}

function readOffer(offer: PageNode): ReadOffer {
  const prices = nodesOf(offer.priceSpecification)
  const isListed = (one: PageNode) => LIST_PRICES.test(String(first(one.priceType) ?? ''))
  const listed = prices.find(isListed)
  const asked = prices.find((one) => !isListed(one))
  const price = amount(first(offer.price)) ?? amount(first(asked?.price))
  const standard = amount(first(listed?.price)) ?? amount(first(offer.listPrice))
  return {
    ...NO_OFFER,
    price,
    standard_price: price !== null && standard !== null && standard > price ? standard : null,
    currency: currency(first(offer.priceCurrency)) ?? currency(first((asked ?? listed)?.priceCurrency)),
    availability: availability(first(offer.availability)),
  }
}

function conditionOf(nodes: readonly PageNode[]): boolean | null {
  const said = nodes.map((node) => first(node.itemCondition)).find((value) => typeof value === 'string') as string
  return said ? /(Used|Refurbished)Condition$|^(used|refurbished)$/i.test(said.slice(0, 100)) : null
}

/** Rich.3. 'None', a count that is no number, or no reviews at all are no rating. */
export function readRating(value: unknown): AggregateRating | null {
  const [node] = nodesOf(value)
  if (!node) return null
  const rating_value = amount(first(node.ratingValue))
  const best = amount(first(node.bestRating))
  const [reviews, ratings] = [first(node.reviewCount), first(node.ratingCount)]
  const count = wholeNumber(reviews ?? ratings)
  if (rating_value === null || !count) return null
  return { best_rating: best, rating_value, review_count: count, rating_count: wholeNumber(ratings) ?? count }
}

export function picturesOf(value: unknown, base: string): string[] | null {
  const found = saidAddresses(value)
    .slice(0, MOST_PICTURES * 4)
    .flatMap((address) => webAddress(address, base) ?? [])
  return found.length ? [...new Set(found)].slice(0, MOST_PICTURES) : null
}

/** Many values of one property: a list, or a text with one on each line. */
export const linesOf = (value: unknown): unknown[] =>
  many(value).flatMap((one) => (typeof one === 'string' ? one.slice(0, 20_000).split(/\r?\n|<br\s?\/?>/) : [one]))
