import { InterestsResource } from '#domain/resources/interests.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { askedList, type Place, startOf } from '../../router/route.ts'
import { featuredAsked } from '../board/featured-asks.ts'

export const INTERESTS = { page_size: 50 }

/** The addresses of a search, and what each looks for. */
export const SCOPES = [
  { path: 'pins', scope: 'pins', text: 'search.pins' },
  { path: 'boards', scope: 'boards', text: 'search.boards' },
  { path: 'users', scope: 'users', text: 'search.people' },
] as const

export const queryOf = ({ query }: Place): string => query.get('q')?.trim() ?? ''

export const scopeOf = ({ params }: Place) => SCOPES.find(({ path }) => path === params.scope) ?? SCOPES[0]

export const searchFor = (place: Place) => ({
  query: queryOf(place),
  scope: scopeOf(place).scope,
  rs: place.query.get('rs') ?? 'typed',
  ...startOf(place),
})

export const searchAsks = (place: Place) =>
  queryOf(place)
    ? [askedList(BaseSearchResource.get, searchFor(place))]
    : [featuredAsked, askedList(InterestsResource.get, INTERESTS, true)]

export const searchUrl = (query: string, path = 'pins') => `/search/${path}/?q=${encodeURIComponent(query)}`
