import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { ShoppingFeedResource, ShoppingPageResource } from '#domain/resources/shopping.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { categoriesOf, topicOf } from '../ideas/asks.ts'

/** route.34: on_sale in the query shows only what costs less than it did. */
export const isSale = ({ query }: Place) => query.has('on_sale')
const saleOf = (place: Place) => (isSale(place) ? { on_sale: true } : {})

export const shopFeed = (place: Place) => ({ ...saleOf(place), ...startOf(place) })
export const loweredOf = () => ({ on_sale: true })
export const shopAsks = (place: Place) => [
  askedList(ShoppingFeedResource.get, shopFeed(place)),
  ...(isSale(place) ? [] : [askedList(ShoppingFeedResource.get, loweredOf())]),
  askedList(CategoriesResource.get, categoriesOf()),
]

export const categoryAt = (place: Place) => topicOf(place)
export const categoryFeed = (place: Place) => ({
  category: topicOf(place).interest,
  ...saleOf(place),
  ...startOf(place),
})
export const categoryAsks = (place: Place) => [
  asked(TopicResource.get, categoryAt(place)),
  askedList(ShoppingFeedResource.get, categoryFeed(place)),
]

export const pageAt = ({ params }: Place) => ({ slug: params.slug ?? '' })
export const pageFeed = (place: Place) => ({ ...pageAt(place), ...saleOf(place), ...startOf(place) })
export const pageAsks = (place: Place) => [
  asked(ShoppingPageResource.get, pageAt(place)),
  askedList(ShoppingFeedResource.get, pageFeed(place)),
]
