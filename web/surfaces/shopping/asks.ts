import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { ShopNamesResource, ShoppingFeedResource, ShoppingPageResource } from '#domain/resources/shopping.ts'
import { parseShopFilter } from '#domain/rules/shopping/shop-filter.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { makeTopicShoppingUrl, parseTopicOptions, toCategoriesOptions } from '../ideas/asks.ts'

/** Whether the URL has `on_sale`, which makes it a page of its own for reduced products (route.34). */
export const isSalePage = ({ query }: RouteLocation) => parseShopFilter(query).on_sale ?? false

const currencyAt = ({ query }: RouteLocation) => {
  const { currency } = parseShopFilter(query)
  return currency ? { currency } : {}
}

/** The sale, or all products, in the currency that was chosen. */
const shopQuery = (place: RouteLocation, isOfSale: boolean) => {
  const said = `${new URLSearchParams({ ...(isOfSale && { on_sale: '' }), ...currencyAt(place) })}`.replace(
    'on_sale=',
    'on_sale',
  )
  return said && `?${said}`
}
/** A shop page without filters, in the chosen currency. */
export const makeShopUrl = (place: RouteLocation, path = '/shopping/') => `${path}${shopQuery(place, false)}`
export const saleUrl = (place: RouteLocation) => `/shopping/${shopQuery(place, true)}`

/** The sale leads to what is on sale in a category. */
export const makeCategoryUrl = (place: RouteLocation) => (topic: { id: string; url_name: string }) =>
  `${makeTopicShoppingUrl(topic)}${shopQuery(place, isSalePage(place))}`
/** Another currency is the same page. */
export const hasShopFilters = ({ query }: RouteLocation) =>
  Object.keys(parseShopFilter(query)).some((name) => name !== 'currency')

const shopNames = toRouteAsk(ShopNamesResource.get, {}, true)

export const parseShopFeedOptions = (place: RouteLocation) => ({
  ...parseShopFilter(place.query),
  ...parseListStart(place),
})
export const makeSaleFeedOptions = (place: RouteLocation) => ({ on_sale: true, ...currencyAt(place) })
export const shopAsks = (place: RouteLocation) => [
  toRouteListAsk(ShoppingFeedResource.get, parseShopFeedOptions(place)),
  ...(hasShopFilters(place) ? [] : [toRouteListAsk(ShoppingFeedResource.get, makeSaleFeedOptions(place))]),
  toRouteListAsk(CategoriesResource.get, toCategoriesOptions('products')),
  shopNames,
]

export const parseShopTopicOptions = (place: RouteLocation) => parseTopicOptions(place)
export const parseShopCategoryFeedOptions = (place: RouteLocation) => ({
  category: parseTopicOptions(place).interest,
  ...parseShopFilter(place.query),
  ...parseListStart(place),
})
export const shopCategoryAsks = (place: RouteLocation) => [
  toRouteAsk(TopicResource.get, parseShopTopicOptions(place)),
  toRouteListAsk(ShoppingFeedResource.get, parseShopCategoryFeedOptions(place)),
  shopNames,
]

export const parseShoppingPageOptions = ({ params }: RouteLocation) => ({ slug: params.slug ?? '' })
export const parseShoppingPageFeedOptions = (place: RouteLocation) => ({
  ...parseShoppingPageOptions(place),
  ...parseShopFilter(place.query),
  ...parseListStart(place),
})
export const shoppingPageAsks = (place: RouteLocation) => [
  toRouteAsk(ShoppingPageResource.get, parseShoppingPageOptions(place)),
  toRouteListAsk(ShoppingFeedResource.get, parseShoppingPageFeedOptions(place)),
  shopNames,
]
