import {
  ArticlePinsResource,
  ArticleResource,
  TODAY_PARTS,
  TodayFeedResource,
  type TodayPart,
  TodayResource,
} from '#domain/resources/today.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'

const dateIn = ({ query }: Place) => (query.has('date') ? { date: query.get('date') ?? '' } : {})
export const todayAt = (place: Place) => dateIn(place)
export const todayAsks = (place: Place) => [asked(TodayResource.get, todayAt(place))]

export const partOf = ({ part }: Place['params']): TodayPart | undefined => TODAY_PARTS.find((one) => one === part)
export const partFeed = (place: Place) => ({
  part: partOf(place.params) ?? ('best' as const),
  ...dateIn(place),
  ...startOf(place),
})
export const partAsks = (place: Place) => [askedList(TodayFeedResource.get, partFeed(place))]

export const articleAt = ({ params }: Place) => ({ slug: params.slug ?? '' })
export const articlePins = (place: Place) => ({ ...articleAt(place), ...startOf(place) })
export const articleAsks = (place: Place) => [
  asked(ArticleResource.get, articleAt(place)),
  askedList(ArticlePinsResource.get, articlePins(place)),
]
export const articleUrl = ({ slug }: { slug: string }) => `/today/article/${encodeURIComponent(slug)}/`
