import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import type { Route } from './router/route.ts'
import { hasInteracted } from './state/first-interaction.ts'
import { selectEntity } from './state/selectors.ts'
import { closeupAsks, parseRoutePinId, selectMergedPinPath } from './surfaces/closeup/asks.ts'
import { makeCloseupRouteHead } from './surfaces/closeup/head.ts'
import { closeupLazyFiles } from './surfaces/closeup/lazy-files.ts'
import { homeAsks } from './surfaces/home/asks.ts'

/**
 * The pages on which most visitors arrive. The browser has these routes from the start and loads the others on
 * navigation.
 */
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
    isFor: ({ pin = '' }) => parsePinSegment(pin) !== null,
    file: 'web/surfaces/closeup/Closeup.tsx',
    later: closeupLazyFiles,
    surface: async () => {
      const { Closeup, loadActs } = await import('./surfaces/closeup/Closeup.tsx')
      if (hasInteracted()) await loadActs()
      return Closeup
    },
    kind: 'closeup',
    hasFewWords: true,
    asks: closeupAsks,
    head: makeCloseupRouteHead,
    moved: selectMergedPinPath,
    // The answer to a save contains little more of the pin than its id.
    eager: (place, known) => selectEntity(known, 'pin', parseRoutePinId(place))?.image_width !== undefined,
  },
]
