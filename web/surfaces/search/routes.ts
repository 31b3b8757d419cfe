import { isQueryTooLong } from '#domain/rules/search/query-text.ts'
import type { Route } from '../../router/route.ts'
import { parseSearchQuery, pricedSearchUrl, SEARCH_SCOPE_TABS, searchAsks } from './asks.ts'

const shared: Omit<Route, 'name' | 'path'> = {
  redirect: (place) => (place.params.scope === 'people' ? `/search/users/?${place.query}` : pricedSearchUrl(place)),
  file: 'web/surfaces/search/Search.tsx',
  surface: async () => (await import('./Search.tsx')).Search,
  kind: 'search',
  asks: searchAsks,
  head: (place, _known, say) => {
    const query = parseSearchQuery(place)
    return {
      title: query && !isQueryTooLong(query) ? say('search.titleFor', { query }) : say('search.title'),
      noindex: true,
    }
  },
}
/** The search pages. Scopes with the viewer's own content require a login (search.14). */
export const searchRoutes: readonly Route[] = [
  { ...shared, name: 'search', path: '/search/' },
  {
    ...shared,
    name: 'search own',
    path: '/search/:scope/',
    isFor: ({ scope }) => SEARCH_SCOPE_TABS.some((one) => one.path === scope && 'needs' in one),
    signedIn: 'continue',
  },
  {
    ...shared,
    name: 'search for',
    path: '/search/:scope/',
    isFor: ({ scope }) => scope === 'people' || SEARCH_SCOPE_TABS.some((one) => one.path === scope),
  },
]
