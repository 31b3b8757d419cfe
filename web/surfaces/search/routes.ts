import { isTooLong } from '#domain/rules/search/plain-query.ts'
import type { Route } from '../../router/route.ts'
import { queryOf, SCOPES, searchAsks } from './asks.ts'

const shared: Omit<Route, 'name' | 'path'> = {
  redirect: ({ params, query }) => (params.scope === 'people' ? `/search/users/?${query}` : undefined),
  file: 'web/surfaces/search/Search.tsx',
  surface: async () => (await import('./Search.tsx')).Search,
  kind: 'search',
  asks: searchAsks,
  head: (place, _known, say) => {
    const query = queryOf(place)
    return {
      title: query && !isTooLong(query) ? say('search.titleFor', { query }) : say('search.title'),
      noindex: true,
    }
  },
}
/** Spec 2: /search and /search/pins/?q= with its neighbours. What is one's own is asked for signed in (search.14). */
export const searchRoutes: readonly Route[] = [
  { ...shared, name: 'search', path: '/search/' },
  {
    ...shared,
    name: 'search own',
    path: '/search/:scope/',
    isFor: ({ scope }) => SCOPES.some((one) => one.path === scope && 'needs' in one),
    signedIn: 'continue',
  },
  {
    ...shared,
    name: 'search for',
    path: '/search/:scope/',
    isFor: ({ scope }) => scope === 'people' || SCOPES.some((one) => one.path === scope),
  },
]
