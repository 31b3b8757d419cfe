import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { VideoFeedResource } from '#domain/resources/videos.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { parseTopicOptions, toCategoriesOptions } from '../ideas/asks.ts'

export const parseVideosFeedOptions = (place: RouteLocation) => parseListStart(place)
export const videosAsks = (place: RouteLocation) => [
  toRouteListAsk(VideoFeedResource.get, parseVideosFeedOptions(place)),
  toRouteListAsk(CategoriesResource.get, toCategoriesOptions('videos')),
]

export const parseVideoTopicOptions = (place: RouteLocation) => parseTopicOptions(place)
export const parseVideoCategoryFeedOptions = (place: RouteLocation) => ({
  category: parseTopicOptions(place).interest,
  ...parseListStart(place),
})
export const videoCategoryAsks = (place: RouteLocation) => [
  toRouteAsk(TopicResource.get, parseVideoTopicOptions(place)),
  toRouteListAsk(VideoFeedResource.get, parseVideoCategoryFeedOptions(place)),
]
