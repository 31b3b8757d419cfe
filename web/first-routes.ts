import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import type { Route } from './router/route.ts'
import { hasInteracted } from './state/first-interaction.ts'
import { readEntity } from './state/read.ts'
import { closeupAsks, movedPin, pinIdAt } from './surfaces/closeup/asks.ts'
import { closeupHead } from './surfaces/closeup/head.ts'
import { closeupLater } from './surfaces/closeup/later.ts'
import { homeAsks } from './surfaces/home/asks.ts'

/** Where most visitors come in. Their browser has these rows from the start, and loads the others when it goes elsewhere. */
export const firstRoutes: readonly Route[] = [
  {
    name: 'home',
    path: '/',
    aliases: ['/homefeed/'],
    file: 'web/surfaces/home/Home.tsx',
    surface: async () => (await import('./surfaces/home/Home.tsx')).Home,
    kind: 'home',
    hasFewWords: true,
    asks: homeAsks,
    head: ({ viewer }, { config }, say) => ({
      ...(viewer.is_auth
        ? { title: say('home.title') }
        : { title: say('home.landingTitle', { product: config.product_name }), namesProduct: true }),
      description: say('shell.description'),
      canonical: '/',
    }),
  },
  {
    name: 'closeup',
    path: '/pin/:pin/',
    aliases: ['/pin/:pin/comments/'],
    isFor: ({ pin = '' }) => pinIdIn(pin) !== null,
    file: 'web/surfaces/closeup/Closeup.tsx',
    later: closeupLater,
    surface: async () => {
      const { Closeup, loadActs } = await import('./surfaces/closeup/Closeup.tsx')
      if (hasInteracted()) await loadActs()
      return Closeup
    },
    kind: 'closeup',
    hasFewWords: true,
    asks: closeupAsks,
    head: closeupHead,
    moved: movedPin,
    // A save's answer knows little more of its pin than the id.
    eager: (place, known) => readEntity(known, 'pin', pinIdAt(place))?.image_width !== undefined,
  },
]
