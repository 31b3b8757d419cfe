import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { ShopNamesResource, ShoppingFeedResource, ShoppingPageResource } from '#domain/resources/shopping.ts'
import { shopFilter } from '#domain/rules/shopping/shop-filter.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { categoriesOf, shoppingUrl, topicOf } from '../ideas/asks.ts'

/** route.34: on_sale in the query is a page of its own: what costs less than it did. */
export const isSale = ({ query }: Place) => shopFilter(query).on_sale ?? false

/** From the sale one comes to what is on sale in a category. */
export const categoryUrl = (place: Place) => (topic: { id: string; url_name: string }) =>
  `${shoppingUrl(topic)}${isSale(place) ? '?on_sale' : ''}`
export const isFiltered = ({ query }: Place) => Object.keys(shopFilter(query)).length > 0

const shopNames = asked(ShopNamesResource.get, {}, true)

export const shopFeed = (place: Place) => ({ ...shopFilter(place.query), ...startOf(place) })
export const loweredOf = () => ({ on_sale: true })
export const shopAsks = (place: Place) => [
  askedList(ShoppingFeedResource.get, shopFeed(place)),
  ...(isFiltered(place) ? [] : [askedList(ShoppingFeedResource.get, loweredOf())]),
  askedList(CategoriesResource.get, categoriesOf('products')),
  shopNames,
]

export const categoryAt = (place: Place) => topicOf(place)
export const categoryFeed = (place: Place) => ({
  category: topicOf(place).interest,
  ...shopFilter(place.query),
  ...startOf(place),
})
export const categoryAsks = (place: Place) => [
  asked(TopicResource.get, categoryAt(place)),
  askedList(ShoppingFeedResource.get, categoryFeed(place)),
  shopNames,
]

export const pageAt = ({ params }: Place) => ({ slug: params.slug ?? '' })
export const pageFeed = (place: Place) => ({ ...pageAt(place), ...shopFilter(place.query), ...startOf(place) })
export const pageAsks = (place: Place) => [
  asked(ShoppingPageResource.get, pageAt(place)),
  askedList(ShoppingFeedResource.get, pageFeed(place)),
  shopNames,
]
