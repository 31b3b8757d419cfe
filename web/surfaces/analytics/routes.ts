import { OnPinAnalyticsResource } from '#domain/resources/analytics.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { type Route, toRouteAsk } from '../../router/route.ts'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'

/** Route of the analytics page for one's own pin. */
export const analyticsRoutes: readonly Route[] = [
  {
    name: 'pin-analytics',
    path: '/pin/:pin/analytics/',
    isFor: ({ pin = '' }) => parsePinSegment(pin) !== null,
    file: 'web/surfaces/analytics/PinAnalytics.tsx',
    surface: async () => (await import('./PinAnalytics.tsx')).PinAnalytics,
    kind: 'other',
    signedIn: 'continue',
    asks: (place) => [
      toRouteAsk(OnPinAnalyticsResource.get, { pin_id: parseRoutePinId(place) }),
      toRouteAsk(PinResource.get, parsePinOptions(place)),
    ],
    head: (_place, _known, say) => ({ title: say('analytics.title'), noindex: true }),
  },
]
