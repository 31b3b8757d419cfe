import type { Id } from '#domain/id.ts'
import { NewsHubDetailsResource, NewsHubResource } from '#domain/resources/notifications.ts'
import { askedList, type Place, startOf } from '../../router/route.ts'

export const NOTIFICATIONS = {}
export const notificationAsks = (place: Place) => [
  askedList(NewsHubResource.get, { ...NOTIFICATIONS, ...startOf(place) }),
]
export const detailsOf = (place: Place) => ({
  news_id: (place.params.news ?? '') as Id,
  field_set_key: 'all',
  ...startOf(place),
})
export const detailsAsks = (place: Place) => [askedList(NewsHubDetailsResource.get, detailsOf(place))]
