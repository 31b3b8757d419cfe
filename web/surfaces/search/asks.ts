import { PIN_KINDS, type PinKind, SINCE, type Since } from '#domain/constants/kinds.ts'
import { InterestsResource } from '#domain/resources/interests.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { askedList, type Place, startOf } from '../../router/route.ts'
import { featuredAsked } from '../board/featured-asks.ts'

export const INTERESTS = { page_size: 50 }

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

export const queryOf = ({ query }: Place): string => query.get('q')?.trim() ?? ''

export const scopeOf = ({ params }: Place) => SCOPES.find(({ path }) => path === params.scope) ?? SCOPES[0]

/** What narrows a search, as the address has it. */
export type Narrowed = { guides: string[]; kind?: PinKind | undefined; since?: Since | undefined; isExact: boolean }

export function narrowedBy({ query }: Place): Narrowed {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === query.get(name))
  const [kind, since] = [one('kind', PIN_KINDS), one('since', SINCE)]
  return {
    guides: query.getAll('guide').slice(0, 12),
    isExact: query.get('exact') === '1',
    ...(kind && { kind }),
    ...(since && { since }),
  }
}

export const searchFor = (place: Place) => {
  const { guides, isExact, ...filters } = narrowedBy(place)
  return {
    query: [queryOf(place), ...guides].join(' ').slice(0, 300),
    scope: scopeOf(place).path,
    rs: place.query.get('rs') ?? 'typed',
    ...filters,
    ...(isExact && { auto_correction_disabled: true }),
    ...startOf(place),
  }
}

export const searchAsks = (place: Place) =>
  queryOf(place)
    ? [askedList(BaseSearchResource.get, searchFor(place))]
    : [featuredAsked, askedList(InterestsResource.get, INTERESTS, true)]

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
  if (narrowed.isExact) asked.set('exact', '1')
  if (rs) asked.set('rs', rs)
  return `/search/${path}/?${asked}`.replaceAll('+', '%20')
}
