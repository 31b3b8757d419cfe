import { PinResource } from '#domain/resources/pins.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { asked, type Place, type Route } from '../../router/route.ts'
import { closeupAsks, pinAsked } from '../closeup/asks.ts'
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

/** The page of a pin with its editor open, and the page where a board is chosen for it. */
export const saveRoutes: readonly Route[] = [
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
]
