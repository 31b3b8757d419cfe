import { PinResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { cropIn } from '#domain/rules/visual/crop.ts'
import type { Route } from '../../router/route.ts'
import { readAnswer, readEntity } from '../../state/read.ts'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'
import { isOfProducts, ownPictureAsks, visualSearchAsks, visualSearchUrl } from './asks.ts'

/** Spec 2: /pin/{id}/visual-search/ and its products. */
export const visualSearchRoutes: readonly Route[] = [
  {
    name: 'own-picture',
    path: '/visual-search/',
    aliases: ['/visual-search/products/'],
    file: 'web/surfaces/visual-search/OwnPicture.tsx',
    surface: async () => (await import('./OwnPicture.tsx')).OwnPicture,
    kind: 'search',
    asks: ownPictureAsks,
    head: (_place, _known, say) => ({ title: say('looks.chooseHeading'), noindex: true }),
  },
  {
    name: 'visual-search',
    path: '/pin/:pin/visual-search/',
    aliases: ['/pin/:pin/visual-search/products/'],
    isFor: ({ pin = '' }) => pinIdIn(pin) !== null,
    file: 'web/surfaces/visual-search/VisualSearch.tsx',
    surface: async () => (await import('./VisualSearch.tsx')).VisualSearch,
    kind: 'search',
    asks: visualSearchAsks,
    head: (place, known, say) => {
      const pin = readEntity(known, 'pin', pinIdAt(place))
      const name = (pin && pinName(pin)) || say('card.untitled')
      return { title: say(isOfProducts(place) ? 'looks.productsTitle' : 'looks.title', { name }), noindex: true }
    },
    moved: (place, known) => {
      const pin = readAnswer(known, PinResource.get, pinAsked(place))
      if (!pin || pin.id === pinIdAt(place)) return undefined
      return visualSearchUrl(pin.id, cropIn(place.query), isOfProducts(place))
    },
  },
]
