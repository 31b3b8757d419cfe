import {
  CategoriesResource,
  InterestsResource,
  TopicBestResource,
  TopicFeedResource,
  TopicResource,
} from '#domain/resources/interests.ts'
import { ExploreLocalResource } from '#domain/resources/pins.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'

const A_PAGE = 50
const ALL = 100

export const parseInterestsOptions = (place: RouteLocation) => ({
  ...parseListStart(place),
  with_pins: true,
  page_size: A_PAGE,
})
export const toCategoriesOptions = (holding?: 'products' | 'videos') => ({
  page_size: ALL,
  ...(holding && { holding }),
})
export const isLocalTab = ({ query }: RouteLocation) => query.get('tab') === 'local'
export const parseLocalFeedOptions = (place: RouteLocation) => ({ ...parseListStart(place) })
export const ideasAsks = (place: RouteLocation) =>
  isLocalTab(place)
    ? [toRouteListAsk(ExploreLocalResource.get, parseLocalFeedOptions(place))]
    : [
        toRouteListAsk(InterestsResource.get, parseInterestsOptions(place)),
        toRouteListAsk(CategoriesResource.get, toCategoriesOptions()),
      ]
export const allTopicsAsks = () => [toRouteListAsk(CategoriesResource.get, toCategoriesOptions())]

/** The id decides; the topic's name in the URL is only for people. */
export const parseTopicOptions = ({ params }: RouteLocation) => ({ interest: params.id ?? params.interest ?? '' })
export const parseTopicBestOptions = (place: RouteLocation) => parseTopicOptions(place)
export const parseTopicFeedOptions = (place: RouteLocation) => ({
  ...parseTopicOptions(place),
  behind_best: true,
  ...parseListStart(place),
})
export const topicAsks = (place: RouteLocation) => [
  toRouteAsk(TopicResource.get, parseTopicOptions(place)),
  toRouteListAsk(TopicBestResource.get, parseTopicBestOptions(place)),
  toRouteListAsk(TopicFeedResource.get, parseTopicFeedOptions(place)),
]

type Linked = { url_name: string; id: string }
export const makeTopicUrl = ({ url_name, id }: Linked) => `/ideas/${encodeURIComponent(url_name)}/${id}/`
export const makeTopicVideosUrl = ({ url_name, id }: Linked) => `/videos/${encodeURIComponent(url_name)}/${id}/`
export const makeTopicShoppingUrl = ({ url_name, id }: Linked) => `/shopping/${encodeURIComponent(url_name)}/${id}/`
