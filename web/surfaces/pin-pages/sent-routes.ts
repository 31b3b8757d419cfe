import { SentPinResource } from '#domain/resources/invites.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { asked, askedList, type Route } from '../../router/route.ts'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'

export const sendRoutes: readonly Route[] = [
  {
    name: 'pin-sent',
    path: '/pin/:pin/sent/',
    isFor: ({ pin = '' }) => pinIdIn(pin) !== null,
    file: 'web/surfaces/pin-pages/SentPin.tsx',
    surface: async () => (await import('./SentPin.tsx')).SentPin,
    kind: 'other',
    signedIn: 'send',
    asks: (place) => [
      asked(PinResource.get, pinAsked(place)),
      askedList(SentPinResource.get, { pin_id: pinIdAt(place) }),
    ],
    head: (_place, _known, say) => ({ title: say('sent.title'), noindex: true }),
  },
]
