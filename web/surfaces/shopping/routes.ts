import { TopicResource } from '#domain/resources/interests.ts'
import { ShoppingFeedResource, ShoppingPageResource } from '#domain/resources/shopping.ts'
import type { Place, Route } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { shoppingUrl } from '../ideas/asks.ts'
import { pinListLd, pinsOfList } from '../ideas/pin-list-ld.ts'
import { categoryAsks, categoryAt, categoryFeed, isSale, pageAsks, pageAt, pageFeed, shopAsks } from './asks.ts'

const FEW = 4
const topicAt = (place: Place, known: State) => readAnswer(known, TopicResource.get, categoryAt(place))
const file = 'web/surfaces/shopping/Shop.tsx'

/** Spec 2: /shopping/, /shopping/{category}/{id} and /shopping/{slug}/; two segments are always a category. */
export const shoppingRoutes: readonly Route[] = [
  {
    name: 'shopping',
    path: '/shopping/',
    file,
    surface: async () => (await import('./Shop.tsx')).Shop,
    kind: 'other',
    asks: shopAsks,
    head: (place, _known, say) => ({
      title: say(isSale(place) ? 'shopping.onSale' : 'shopping.title'),
      ...(import.meta.env.SSR && { description: say('shopping.sentence') }),
      canonical: isSale(place) ? '/shopping/?on_sale' : '/shopping/',
    }),
  },
  {
    name: 'shopping-category',
    path: '/shopping/:interest/:id/',
    file,
    surface: async () => (await import('./Shop.tsx')).ShopCategory,
    kind: 'other',
    asks: categoryAsks,
    head: (place, known, say) => {
      const topic = topicAt(place, known)
      if (!topic) return { title: say('shell.loading') }
      const page = { name: say('shopping.titleOf', { topic: topic.name }), path: shoppingUrl(topic) }
      return {
        title: page.name,
        ...(import.meta.env.SSR && { description: say('shopping.description', { topic: topic.name }) }),
        canonical: page.path,
        ...(topic.is_shop_thin && { noindex: true }),
        ...(import.meta.env.SSR && {
          jsonLd: pinListLd(known, page, pinsOfList(known, ShoppingFeedResource.get, categoryFeed(place))),
        }),
      }
    },
    moved: (place, known) => {
      const topic = topicAt(place, known)
      const { id, interest } = place.params
      return topic && (id !== topic.id || interest !== topic.url_name) ? shoppingUrl(topic) : undefined
    },
  },
  {
    name: 'shopping-page',
    path: '/shopping/:slug/',
    file,
    surface: async () => (await import('./Shop.tsx')).ShopPage,
    kind: 'other',
    asks: pageAsks,
    head: (place, known, say) => {
      const found = readAnswer(known, ShoppingPageResource.get, pageAt(place))
      if (!found) return { title: say('shell.loading') }
      const page = { name: found.name, path: `/shopping/${found.id}/` }
      return {
        title: page.name,
        ...(import.meta.env.SSR && { description: say('shopping.description', { topic: page.name }) }),
        canonical: page.path,
        ...(found.product_count < FEW && { noindex: true }),
        ...(import.meta.env.SSR && {
          jsonLd: pinListLd(known, page, pinsOfList(known, ShoppingFeedResource.get, pageFeed(place))),
        }),
      }
    },
    moved: (place, known) => {
      const found = readAnswer(known, ShoppingPageResource.get, pageAt(place))
      return found && found.id !== place.params.slug ? `/shopping/${found.id}/` : undefined
    },
    examples: [],
  },
]
