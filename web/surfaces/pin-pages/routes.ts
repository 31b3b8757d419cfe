import { SentPinResource } from '#domain/resources/invites.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { asked, askedList, type Place, type Route } from '../../router/route.ts'
import { closeupAsks, pinAsked, pinIdAt } from '../closeup/asks.ts'
import { closeupLater } from '../closeup/later.ts'

const ofPin = ({ pin = '' }: Place['params']) => pinIdIn(pin) !== null

const repin = {
  isFor: ofPin,
  file: 'web/surfaces/pin-pages/Repin.tsx',
  surface: async () => (await import('./Repin.tsx')).Repin,
  kind: 'other',
  signedIn: 'save',
  asks: (place) => [asked(PinResource.get, pinAsked(place))],
  head: (_place, _known, say) => ({ title: say('repin.title'), noindex: true }),
} as const satisfies Partial<Route>

/** The other pages of one pin: its editor, where it is saved to, whom it was sent to, and why it was shown. */
export const pinPagesRoutes: readonly Route[] = [
  {
    name: 'edit-pin',
    path: '/pin/:pin/edit/',
    isFor: ofPin,
    file: 'web/surfaces/pin-pages/EditPin.tsx',
    later: closeupLater,
    surface: async () => (await import('./EditPin.tsx')).EditPin,
    kind: 'closeup',
    signedIn: 'edit',
    asks: closeupAsks,
    head: (_place, _known, say) => ({ title: say('edit.title'), noindex: true }),
  },
  { ...repin, name: 'repin', path: '/pin/:pin/repin/' },
  { ...repin, name: 'repin-alone', path: '/pin/:pin/repin/x/' },
  {
    name: 'pin-sent',
    path: '/pin/:pin/sent/',
    isFor: ofPin,
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
  {
    name: 'pin-feedback',
    path: '/pin/:pin/feedback/',
    isFor: ofPin,
    file: 'web/surfaces/pin-pages/PinFeedback.tsx',
    surface: async () => (await import('./PinFeedback.tsx')).PinFeedback,
    kind: 'other',
    signedIn: 'hide',
    asks: (place) => [asked(PinResource.get, pinAsked(place))],
    head: (_place, _known, say) => ({ title: say('feedback.title'), noindex: true }),
  },
]
