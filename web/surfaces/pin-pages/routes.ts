import { SentPinResource } from '#domain/resources/invites.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { type Route, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { closeupAsks, parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'
import { closeupLazyFiles } from '../closeup/lazy-files.ts'

const ofPin = ({ pin = '' }: RouteLocation['params']) => parsePinSegment(pin) !== null

const repin = {
  isFor: ofPin,
  file: 'web/surfaces/pin-pages/Repin.tsx',
  surface: async () => (await import('./Repin.tsx')).Repin,
  kind: 'other',
  signedIn: 'save',
  asks: (place) => [toRouteAsk(PinResource.get, parsePinOptions(place))],
  head: (_place, _known, say) => ({ title: say('repin.title'), noindex: true }),
} as const satisfies Partial<Route>

/** Routes of a pin's other pages: the editor, saving, sent messages, and feedback. */
export const pinPagesRoutes: readonly Route[] = [
  {
    name: 'edit-pin',
    path: '/pin/:pin/edit/',
    isFor: ofPin,
    file: 'web/surfaces/pin-pages/EditPin.tsx',
    later: closeupLazyFiles,
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
      toRouteAsk(PinResource.get, parsePinOptions(place)),
      toRouteListAsk(SentPinResource.get, { pin_id: parseRoutePinId(place) }),
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
    asks: (place) => [toRouteAsk(PinResource.get, parsePinOptions(place))],
    head: (_place, _known, say) => ({ title: say('feedback.title'), noindex: true }),
  },
]
