import { isColor } from '#domain/constants/colors.ts'
import { PIN_KINDS, type PinKind, SINCE, type Since } from '#domain/constants/kinds.ts'
import { DELIGHT_PLACES } from '#domain/constants/surfaces.ts'
import { UserExperienceResource } from '#domain/resources/experiences.ts'
import { CategoriesResource } from '#domain/resources/interests.ts'
import { AdvancedTypeaheadResource, BaseSearchResource, RecentSearchesResource } from '#domain/resources/search.ts'
import { ShopNamesResource } from '#domain/resources/shopping.ts'
import { isTooLong, plainQuery } from '#domain/rules/search/plain-query.ts'
import { type ShopFilter, shopFilter } from '#domain/rules/shopping/shop-filter.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { featuredAsked } from '../board-tiles/featured-asks.ts'
import { categoriesOf } from '../ideas/asks.ts'

/** Before anything is said: what is trending, and people whom many follow. */
export const NOTHING_TYPED = { term: '' }
export const ANYONE = { query: '', scope: 'users' as const }

/** D71: the addresses of a search; some are only for members, one only for shops. */
export const SCOPES = [
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
export type ScopePath = (typeof SCOPES)[number]['path']

export const queryOf = ({ query }: Place): string => plainQuery(query.get('q') ?? '').trim()

export const scopeOf = ({ params }: Place) => SCOPES.find(({ path }) => path === params.scope) ?? SCOPES[0]

/** What narrows a search, as the address has it. */
export type Narrowed = {
  guides: string[]
  kind?: PinKind | undefined
  since?: Since | undefined
  color?: string | undefined
  /** D58: of products alone. */
  shop?: ShopFilter
  isExact: boolean
}

/** The names of the filters in use. */
export const filtersIn = ({ kind, since, color, shop }: Partial<Narrowed>): string[] =>
  Object.entries({ kind, since, color, ...shop }).flatMap(([name, value]) => (value === undefined ? [] : name))

export function narrowedBy(place: Place): Narrowed {
  const { query } = place
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === query.get(name))
  const { path } = scopeOf(place)
  // Boards, people and what is one's own know no filter.
  const isKnown = !/^(boa|us|my)/.test(path)
  const kind = path === 'pins' ? one('kind', PIN_KINDS) : undefined
  const [since, color] = isKnown ? [path === 'buyable_pins' ? undefined : one('since', SINCE), query.get('color')] : []
  return {
    guides: isKnown ? query.getAll('guide').slice(0, 12) : [],
    isExact: query.get('exact') === '1',
    ...(kind && { kind }),
    ...(since && { since }),
    ...(color && isColor(color) && { color }),
    ...(path === 'buyable_pins' && { shop: shopFilter(query) }),
  }
}

export const searchFor = (place: Place) => {
  const { guides, isExact, shop, ...filters } = narrowedBy(place)
  return {
    query: queryOf(place),
    ...(guides.length && { guides }),
    scope: scopeOf(place).path,
    rs: place.query.get('rs') ?? 'typed',
    ...filters,
    ...shop,
    ...(isExact && { auto_correction_disabled: true }),
    ...startOf(place),
  }
}

export const delightAsked = (place: Place) => ({
  placement_ids: [...DELIGHT_PLACES],
  extra_context: { search_query: queryOf(place) },
})

export const searchAsks = (place: Place) => {
  const query = queryOf(place)
  // The page says that by itself.
  if (isTooLong(query)) return []
  return query
    ? [
        askedList(BaseSearchResource.get, searchFor(place)),
        asked(UserExperienceResource.get, delightAsked(place), true),
        ...(scopeOf(place).path === 'buyable_pins' ? [asked(ShopNamesResource.get, {}, true)] : []),
      ]
    : [
        featuredAsked,
        asked(AdvancedTypeaheadResource.get, NOTHING_TYPED, true),
        scopeOf(place).path === 'users'
          ? askedList(BaseSearchResource.get, ANYONE, true)
          : askedList(CategoriesResource.get, categoriesOf(), true),
        ...(place.viewer.is_auth ? [asked(RecentSearchesResource.get, {}, true)] : []),
      ]
}

/** The address of a search, with what narrows it. */
export function searchUrl(
  query: string,
  path: ScopePath = 'pins',
  narrowed: Partial<Narrowed> = {},
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

/** The same search for another kind of result: what narrows it stays in the address, also where that kind leaves it out. */
export function searchUrlIn({ query }: Place, path: ScopePath): string {
  const kept = new URLSearchParams(query)
  kept.delete('bookmark')
  return addressIn(path, kept)
}

const addressIn = (path: ScopePath, asked: URLSearchParams) => `/search/${path}/?${asked}`.replaceAll('+', '%20')
