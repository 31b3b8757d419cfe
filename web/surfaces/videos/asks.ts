import { CategoriesResource, TopicResource } from '#domain/resources/interests.ts'
import { VideoFeedResource } from '#domain/resources/videos.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { categoriesOf, topicOf } from '../ideas/asks.ts'

export const videosFeed = (place: Place) => startOf(place)
export const videosAsks = (place: Place) => [
  askedList(VideoFeedResource.get, videosFeed(place)),
  askedList(CategoriesResource.get, categoriesOf('videos')),
]

export const categoryAt = (place: Place) => topicOf(place)
export const categoryFeed = (place: Place) => ({ category: topicOf(place).interest, ...startOf(place) })
export const categoryAsks = (place: Place) => [
  asked(TopicResource.get, categoryAt(place)),
  askedList(VideoFeedResource.get, categoryFeed(place)),
]
