import { isColorNameOrHex } from '#domain/constants/colors.ts'
import { PIN_KINDS, type PinKind, SEARCH_PERIODS, type SearchPeriod } from '#domain/constants/kinds.ts'
import { SEARCH_DELIGHT_PLACEMENTS } from '#domain/constants/surfaces.ts'
import { UserExperienceResource } from '#domain/resources/experiences.ts'
import { CategoriesResource } from '#domain/resources/interests.ts'
import { AdvancedTypeaheadResource, BaseSearchResource, RecentSearchesResource } from '#domain/resources/search.ts'
import { ShopNamesResource } from '#domain/resources/shopping.ts'
import { cleanQuery, isQueryTooLong } from '#domain/rules/search/query-text.ts'
import {
  parseShopFilter,
  parseTypedPriceBounds,
  priceInQuery,
  type ShopFilter,
} from '#domain/rules/shopping/shop-filter.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { featuredBoardsAsk } from '../board-tiles/featured-asks.ts'
import { toCategoriesOptions } from '../ideas/asks.ts'

/** Options before anything is typed: the suggestions are trending searches and much-followed people. */
export const EMPTY_TYPEAHEAD_OPTIONS = { term: '' }
export const POPULAR_PEOPLE_OPTIONS = { query: '', scope: 'users' as const }

/** The scopes of a search and their path segments; some are only for members, one is only for partners. */
export const SEARCH_SCOPE_TABS = [
  { path: 'pins', text: 'search.pins' },
  { path: 'buyable_pins', text: 'search.products' },
  { path: 'videos', text: 'search.videos' },
  { path: 'idea_pins', text: 'search.ideaPins' },
  { path: 'boards', text: 'search.boards' },
  { path: 'users', text: 'search.people' },
  { path: 'my_pins', text: 'search.myPins', needs: 'member' },
  { path: 'my_content', text: 'search.myContent', needs: 'member' },
  { path: 'shop_tool', text: 'search.shopTool', needs: 'partner' },
] as const
export type SearchScopePath = (typeof SEARCH_SCOPE_TABS)[number]['path']

export const parseSearchQuery = ({ query }: RouteLocation): string => cleanQuery(query.get('q') ?? '').trim()

export const parseSearchScope = ({ params }: RouteLocation) =>
  SEARCH_SCOPE_TABS.find(({ path }) => path === params.scope) ?? SEARCH_SCOPE_TABS[0]

/** The filters of a search, as parsed from the URL. */
export type SearchFilters = {
  guides: string[]
  kind?: PinKind | undefined
  since?: SearchPeriod | undefined
  color?: string | undefined
  /** Filters that only apply to products. */
  shop?: ShopFilter
  isExact: boolean
}

/** The names of the filters in use. */
export const listFilterNames = ({ kind, since, color, shop }: Partial<SearchFilters>): string[] =>
  Object.entries({ kind, since, color, ...shop }).flatMap(([name, value]) => (value === undefined ? [] : name))

export function parseSearchFilters(place: RouteLocation): SearchFilters {
  const { query } = place
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === query.get(name))
  const { path } = parseSearchScope(place)
  // Boards, people and the viewer's own content have no filters.
  const isKnown = !/^(boa|us|my)/.test(path)
  const kind = path === 'pins' ? one('kind', PIN_KINDS) : undefined
  const [since, color] = isKnown
    ? [path === 'buyable_pins' ? undefined : one('since', SEARCH_PERIODS), query.get('color')]
    : []
  return {
    guides: isKnown ? query.getAll('guide').slice(0, 12) : [],
    isExact: query.get('exact') === '1',
    ...(kind && { kind }),
    ...(since && { since }),
    ...(color && isColorNameOrHex(color) && { color }),
    ...(path === 'buyable_pins' && { shop: parseShopFilter(query) }),
  }
}

export const parseSearchOptions = (place: RouteLocation) => {
  const { guides, isExact, shop, ...filters } = parseSearchFilters(place)
  return {
    query: parseSearchQuery(place),
    ...(guides.length && { guides }),
    scope: parseSearchScope(place).path,
    rs: place.query.get('rs') ?? 'typed',
    ...filters,
    ...shop,
    ...(isExact && { auto_correction_disabled: true }),
    ...parseListStart(place),
  }
}

export const parseDelightOptions = (place: RouteLocation) => ({
  placement_ids: [...SEARCH_DELIGHT_PLACEMENTS],
  extra_context: { search_query: parseSearchQuery(place) },
})

export const searchAsks = (place: RouteLocation) => {
  const query = parseSearchQuery(place)
  // The page shows a message about that itself.
  if (isQueryTooLong(query)) return []
  return query
    ? [
        toRouteListAsk(BaseSearchResource.get, parseSearchOptions(place)),
        toRouteAsk(UserExperienceResource.get, parseDelightOptions(place), true),
        ...(parseSearchScope(place).path === 'buyable_pins' ? [toRouteAsk(ShopNamesResource.get, {}, true)] : []),
      ]
    : [
        featuredBoardsAsk,
        toRouteAsk(AdvancedTypeaheadResource.get, EMPTY_TYPEAHEAD_OPTIONS, true),
        parseSearchScope(place).path === 'users'
          ? toRouteListAsk(BaseSearchResource.get, POPULAR_PEOPLE_OPTIONS, true)
          : toRouteListAsk(CategoriesResource.get, toCategoriesOptions(), true),
        ...(place.viewer.is_auth ? [toRouteAsk(RecentSearchesResource.get, {}, true)] : []),
      ]
}

/** The URL of a search with its filters. */
export function makeSearchUrl(
  query: string,
  path: SearchScopePath = 'pins',
  narrowed: Partial<SearchFilters> = {},
  rs?: string,
): string {
  const asked = new URLSearchParams({ q: query })
  for (const guide of narrowed.guides ?? []) asked.append('guide', guide)
  if (narrowed.kind) asked.set('kind', narrowed.kind)
  if (narrowed.since) asked.set('since', narrowed.since)
  if (narrowed.color) asked.set('color', narrowed.color)
  for (const [name, value] of Object.entries(narrowed.shop ?? {})) asked.set(name, String(value))
  if (narrowed.isExact) asked.set('exact', '1')
  if (rs) asked.set('rs', rs)
  return addressIn(path, asked)
}

/** Shop.9. The search of products, or the shop, that a query with a highest price means; undefined where the price is set already, or none is named. */
export function pricedSearchUrl(place: RouteLocation): string | undefined {
  const { path } = parseSearchScope(place)
  const isExact = place.query.get('exact') === '1'
  if ((path !== 'pins' && path !== 'buyable_pins') || isExact || parseTypedPriceBounds(place.query).some(Boolean))
    return
  const meant = priceInQuery(parseSearchQuery(place))
  if (!meant) return
  const { query, price, currency } = meant
  if (!query) return `/shopping/?${new URLSearchParams({ price, currency })}`
  const { guides, shop } = parseSearchFilters(place)
  return makeSearchUrl(
    query,
    'buyable_pins',
    { guides, shop: { ...shop, price, currency } },
    place.query.get('rs') ?? 'typed',
  )
}

/** The URL of the same search in another scope. Filters stay in the URL even if that scope ignores them. */
export function makeSearchUrlForScope({ query }: RouteLocation, path: SearchScopePath): string {
  const kept = new URLSearchParams(query)
  kept.delete('bookmark')
  return addressIn(path, kept)
}

const addressIn = (path: SearchScopePath, asked: URLSearchParams) => `/search/${path}/?${asked}`.replaceAll('+', '%20')
