import { TopicResource } from '#domain/resources/interests.ts'
import { ShoppingFeedResource, ShoppingPageResource } from '#domain/resources/shopping.ts'
import type { Route, RouteLocation } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { makeTopicShoppingUrl } from '../ideas/asks.ts'
import { selectListPins, toPinListJsonLd } from '../ideas/pin-list-json-ld.ts'
import {
  isSalePage,
  parseShopCategoryFeedOptions,
  parseShoppingPageFeedOptions,
  parseShoppingPageOptions,
  parseShopTopicOptions,
  shopAsks,
  shopCategoryAsks,
  shoppingPageAsks,
} from './asks.ts'

const FEW = 4
const topicAt = (place: RouteLocation, known: StoreState) =>
  selectAnswer(known, TopicResource.get, parseShopTopicOptions(place))
const file = 'web/surfaces/shopping/Shop.tsx'

/**
 * /shopping/, /shopping/{category}/{id} and /shopping/{slug}/; a path with two further segments is always a category.
 */
export const shoppingRoutes: readonly Route[] = [
  {
    name: 'shopping',
    path: '/shopping/',
    file,
    surface: async () => (await import('./Shop.tsx')).Shop,
    kind: 'other',
    asks: shopAsks,
    head: (place, _known, say) => ({
      title: say(isSalePage(place) ? 'shopping.onSale' : 'shopping.title'),
      ...(import.meta.env.SSR && { description: say('shopping.sentence') }),
      canonical: isSalePage(place) ? '/shopping/?on_sale' : '/shopping/',
    }),
  },
  {
    name: 'shopping-category',
    path: '/shopping/:interest/:id/',
    file,
    surface: async () => (await import('./Shop.tsx')).ShopCategory,
    kind: 'other',
    asks: shopCategoryAsks,
    head: (place, known, say) => {
      const topic = topicAt(place, known)
      if (!topic) return { title: say('shell.loading') }
      const page = { name: say('shopping.titleOf', { topic: topic.name }), path: makeTopicShoppingUrl(topic) }
      return {
        title: page.name,
        ...(import.meta.env.SSR && { description: say('shopping.description', { topic: topic.name }) }),
        canonical: page.path,
        ...(topic.is_shop_thin && { noindex: true }),
        ...(import.meta.env.SSR && {
          jsonLd: toPinListJsonLd(
            known,
            page,
            selectListPins(known, ShoppingFeedResource.get, parseShopCategoryFeedOptions(place)),
          ),
        }),
      }
    },
    moved: (place, known) => {
      const topic = topicAt(place, known)
      const { id, interest } = place.params
      return topic && (id !== topic.id || interest !== topic.url_name) ? makeTopicShoppingUrl(topic) : undefined
    },
  },
  {
    name: 'shopping-page',
    path: '/shopping/:slug/',
    file,
    surface: async () => (await import('./Shop.tsx')).ShopPage,
    kind: 'other',
    asks: shoppingPageAsks,
    head: (place, known, say) => {
      const found = selectAnswer(known, ShoppingPageResource.get, parseShoppingPageOptions(place))
      if (!found) return { title: say('shell.loading') }
      const page = { name: found.name, path: `/shopping/${found.id}/` }
      return {
        title: page.name,
        ...(import.meta.env.SSR && { description: say('shopping.description', { topic: page.name }) }),
        canonical: page.path,
        ...(found.product_count < FEW && { noindex: true }),
        ...(import.meta.env.SSR && {
          jsonLd: toPinListJsonLd(
            known,
            page,
            selectListPins(known, ShoppingFeedResource.get, parseShoppingPageFeedOptions(place)),
          ),
        }),
      }
    },
    moved: (place, known) => {
      const found = selectAnswer(known, ShoppingPageResource.get, parseShoppingPageOptions(place))
      return found && found.id !== place.params.slug ? `/shopping/${found.id}/` : undefined
    },
    examples: [],
  },
]
