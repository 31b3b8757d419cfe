import { PinResource } from '#domain/resources/pins.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { type Route, toRouteAsk } from '../../router/route.ts'
import { parsePinOptions } from '../closeup/asks.ts'

/** The page on which merchants tag products in their pictures (shop.10). */
export const shopToolRoutes: readonly Route[] = [
  {
    name: 'shop-tool',
    path: '/pin/:pin/shop-the-look/',
    isFor: ({ pin = '' }) => parsePinSegment(pin) !== null,
    file: 'web/surfaces/shop-tool/ShopTool.tsx',
    surface: async () => (await import('./ShopTool.tsx')).ShopTool,
    kind: 'other',
    signedIn: 'edit',
    asks: (place) => [toRouteAsk(PinResource.get, parsePinOptions(place))],
    head: (_place, _known, say) => ({ title: say('look.tool'), noindex: true }),
  },
]
