import { InterestsResource, TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { ExploreLocalResource } from '#domain/resources/pins.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'

const A_PAGE = 50

export const interestsOf = (place: Place) => ({ ...startOf(place), page_size: A_PAGE })
export const isLocal = ({ query }: Place) => query.get('tab') === 'local'
export const localOf = (place: Place) => ({ ...startOf(place) })
export const ideasAsks = (place: Place) =>
  isLocal(place)
    ? [askedList(ExploreLocalResource.get, localOf(place))]
    : [askedList(InterestsResource.get, interestsOf(place))]

/** The id decides; the name in the address is for people. */
export const topicOf = ({ params }: Place) => ({ interest: params.id ?? params.interest ?? '' })
export const topicFeed = (place: Place) => ({ ...topicOf(place), ...startOf(place) })
export const topicAsks = (place: Place) => [
  asked(TopicResource.get, topicOf(place)),
  askedList(TopicFeedResource.get, topicFeed(place)),
]

export const topicUrl = ({ url_name, id }: { url_name: string; id: string }) =>
  `/ideas/${encodeURIComponent(url_name)}/${id}/`
