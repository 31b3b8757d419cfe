import { PinResource } from '#domain/resources/pins.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { asked, type Route } from '../../router/route.ts'
import { pinAsked } from '../closeup/asks.ts'
import { tuneAsks } from './tune-asks.ts'

export const feedbackRoutes: readonly Route[] = [
  {
    name: 'tune',
    path: '/edit/',
    file: 'web/surfaces/feedback/Tune.tsx',
    surface: async () => (await import('./Tune.tsx')).Tune,
    kind: 'other',
    signedIn: 'continue',
    asks: tuneAsks,
    head: (_place, _known, say) => ({ title: say('tune.title'), noindex: true }),
  },
  {
    name: 'pin-feedback',
    path: '/pin/:pin/feedback/',
    isFor: ({ pin = '' }) => pinIdIn(pin) !== null,
    file: 'web/surfaces/pin-pages/PinFeedback.tsx',
    surface: async () => (await import('../pin-pages/PinFeedback.tsx')).PinFeedback,
    kind: 'other',
    signedIn: 'hide',
    asks: (place) => [asked(PinResource.get, pinAsked(place))],
    head: (_place, _known, say) => ({ title: say('feedback.title'), noindex: true }),
  },
]
