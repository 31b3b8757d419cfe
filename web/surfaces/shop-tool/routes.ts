import { PinResource } from '#domain/resources/pins.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { asked, type Route } from '../../router/route.ts'
import { pinAsked } from '../closeup/asks.ts'

/** Shop.10. Where a merchant tags products in a picture of theirs. */
export const shopToolRoutes: readonly Route[] = [
  {
    name: 'shop-tool',
    path: '/pin/:pin/shop-the-look/',
    isFor: ({ pin = '' }) => pinIdIn(pin) !== null,
    file: 'web/surfaces/shop-tool/ShopTool.tsx',
    surface: async () => (await import('./ShopTool.tsx')).ShopTool,
    kind: 'other',
    signedIn: 'edit',
    asks: (place) => [asked(PinResource.get, pinAsked(place))],
    head: (_place, _known, say) => ({ title: say('look.tool'), noindex: true }),
  },
]
