import { PinResource } from '#domain/resources/pins.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { parseCropParam } from '#domain/rules/visual/crop.ts'
import type { Route } from '../../router/route.ts'
import { selectAnswer, selectEntity } from '../../state/selectors.ts'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'
import { isProductSearch, makeVisualSearchUrl, ownPictureAsks, visualSearchAsks } from './asks.ts'

/** /pin/{id}/visual-search/, its products, and the search with the viewer's own picture. */
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
    isFor: ({ pin = '' }) => parsePinSegment(pin) !== null,
    file: 'web/surfaces/visual-search/VisualSearch.tsx',
    surface: async () => (await import('./VisualSearch.tsx')).VisualSearch,
    kind: 'search',
    asks: visualSearchAsks,
    head: (place, known, say) => {
      const pin = selectEntity(known, 'pin', parseRoutePinId(place))
      const name = (pin && pinName(pin)) || say('card.untitled')
      return { title: say(isProductSearch(place) ? 'looks.productsTitle' : 'looks.title', { name }), noindex: true }
    },
    moved: (place, known) => {
      const pin = selectAnswer(known, PinResource.get, parsePinOptions(place))
      if (!pin || pin.id === parseRoutePinId(place)) return undefined
      return makeVisualSearchUrl(pin.id, parseCropParam(place.query), isProductSearch(place))
    },
  },
]
