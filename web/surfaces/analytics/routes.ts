import { OnPinAnalyticsResource } from '#domain/resources/analytics.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { asked, type Route } from '../../router/route.ts'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'

/** Spec 2, Routes: the numbers of one's own pin. */
export const analyticsRoutes: readonly Route[] = [
  {
    name: 'pin-analytics',
    path: '/pin/:pin/analytics/',
    isFor: ({ pin = '' }) => pinIdIn(pin) !== null,
    file: 'web/surfaces/analytics/PinAnalytics.tsx',
    surface: async () => (await import('./PinAnalytics.tsx')).PinAnalytics,
    kind: 'other',
    signedIn: 'continue',
    asks: (place) => [
      asked(OnPinAnalyticsResource.get, { pin_id: pinIdAt(place) }),
      asked(PinResource.get, pinAsked(place)),
    ],
    head: (_place, _known, say) => ({ title: say('analytics.title'), noindex: true }),
  },
]
