import { isReserved } from '#domain/rules/account/username.ts'
import type { Route } from './router/route.ts'
import { homeAsks } from './surfaces/home/asks.ts'

/** Spec 2: every address, the surface it shows and what it asks first. The first row that fits is taken. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    path: '/',
    aliases: ['/homefeed/'],
    file: 'web/surfaces/home/Home.tsx',
    surface: async () => (await import('./surfaces/home/Home.tsx')).Home,
    kind: 'home',
    asks: homeAsks,
    head: (_place, _known, say) => ({
      title: say('home.title'),
      description: say('shell.description'),
      canonical: '/',
    }),
  },
]
