import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import type { Route } from '../../router/route.ts'
import { closeupAsks } from '../closeup/asks.ts'

/** The page of a pin with its editor open. */
export const saveRoutes: readonly Route[] = [
  {
    name: 'edit-pin',
    path: '/pin/:pin/edit/',
    isFor: ({ pin = '' }) => pinIdIn(pin) !== null,
    file: 'web/surfaces/save/EditPin.tsx',
    surface: async () => (await import('./EditPin.tsx')).EditPin,
    kind: 'closeup',
    signedIn: 'edit',
    asks: closeupAsks,
    head: (_place, _known, say) => ({ title: say('edit.title'), noindex: true }),
  },
]
