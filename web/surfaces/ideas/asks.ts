import {
  CategoriesResource,
  InterestsResource,
  TopicBestResource,
  TopicFeedResource,
  TopicResource,
} from '#domain/resources/interests.ts'
import { ExploreLocalResource } from '#domain/resources/pins.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'

const A_PAGE = 50
const ALL = 100

export const interestsOf = (place: Place) => ({ ...startOf(place), with_pins: true, page_size: A_PAGE })
export const categoriesOf = (holding?: 'products' | 'videos') => ({ page_size: ALL, ...(holding && { holding }) })
export const isLocal = ({ query }: Place) => query.get('tab') === 'local'
export const localOf = (place: Place) => ({ ...startOf(place) })
export const ideasAsks = (place: Place) =>
  isLocal(place)
    ? [askedList(ExploreLocalResource.get, localOf(place))]
    : [askedList(InterestsResource.get, interestsOf(place)), askedList(CategoriesResource.get, categoriesOf())]
export const allTopicsAsks = () => [askedList(CategoriesResource.get, categoriesOf())]

/** The id decides; the name in the address is for people. */
export const topicOf = ({ params }: Place) => ({ interest: params.id ?? params.interest ?? '' })
export const topicBest = (place: Place) => topicOf(place)
export const topicFeed = (place: Place) => ({ ...topicOf(place), behind_best: true, ...startOf(place) })
export const topicAsks = (place: Place) => [
  asked(TopicResource.get, topicOf(place)),
  askedList(TopicBestResource.get, topicBest(place)),
  askedList(TopicFeedResource.get, topicFeed(place)),
]

type Linked = { url_name: string; id: string }
export const topicUrl = ({ url_name, id }: Linked) => `/ideas/${encodeURIComponent(url_name)}/${id}/`
export const videosUrl = ({ url_name, id }: Linked) => `/videos/${encodeURIComponent(url_name)}/${id}/`
export const shoppingUrl = ({ url_name, id }: Linked) => `/shopping/${encodeURIComponent(url_name)}/${id}/`
