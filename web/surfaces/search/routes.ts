import type { Route } from '../../router/route.ts'
import { queryOf, SCOPES, searchAsks } from './asks.ts'

/** Spec 2: /search and /search/pins/?q= with its neighbours. */
export const searchRoutes: readonly Route[] = ['/search/', '/search/:scope/'].map((path) => ({
  name: `search ${path}`,
  path,
  isFor: ({ scope }) => scope === undefined || scope === 'people' || SCOPES.some((one) => one.path === scope),
  redirect: ({ params, query }) => (params.scope === 'people' ? `/search/users/?${query}` : undefined),
  file: 'web/surfaces/search/Search.tsx',
  surface: async () => (await import('./Search.tsx')).Search,
  kind: 'search',
  asks: searchAsks,
  head: (place, _known, say) => {
    const query = queryOf(place)
    return { title: query ? say('search.titleFor', { query }) : say('search.title'), noindex: true }
  },
}))
