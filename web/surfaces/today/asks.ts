import {
  ArticlePinsResource,
  ArticleResource,
  TODAY_PARTS,
  TodayFeedResource,
  type TodayPart,
  TodayResource,
} from '#domain/resources/today.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'

const dateIn = ({ query }: RouteLocation) => (query.has('date') ? { date: query.get('date') ?? '' } : {})
export const parseTodayOptions = (place: RouteLocation) => dateIn(place)
export const todayAsks = (place: RouteLocation) => [toRouteAsk(TodayResource.get, parseTodayOptions(place))]

export const parseTodayPart = ({ part }: RouteLocation['params']): TodayPart | undefined =>
  TODAY_PARTS.find((one) => one === part)
export const parseTodayPartFeedOptions = (place: RouteLocation) => ({
  part: parseTodayPart(place.params) ?? ('best' as const),
  ...dateIn(place),
  ...parseListStart(place),
})
export const todayPartAsks = (place: RouteLocation) => [
  toRouteListAsk(TodayFeedResource.get, parseTodayPartFeedOptions(place)),
]

export const parseArticleOptions = ({ params }: RouteLocation) => ({ slug: params.slug ?? '' })
export const parseArticlePinsOptions = (place: RouteLocation) => ({
  ...parseArticleOptions(place),
  ...parseListStart(place),
})
export const articleAsks = (place: RouteLocation) => [
  toRouteAsk(ArticleResource.get, parseArticleOptions(place)),
  toRouteListAsk(ArticlePinsResource.get, parseArticlePinsOptions(place)),
]
export const makeArticleUrl = ({ slug }: { slug: string }) => `/today/article/${encodeURIComponent(slug)}/`
