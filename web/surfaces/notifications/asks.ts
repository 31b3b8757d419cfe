import type { Id } from '#domain/id.ts'
import { NewsHubDetailsResource, NewsHubResource } from '#domain/resources/notifications.ts'
import { parseListStart, type RouteLocation, toRouteListAsk } from '../../router/route.ts'

export const NOTIFICATIONS_OPTIONS = {}
export const notificationAsks = (place: RouteLocation) => [
  toRouteListAsk(NewsHubResource.get, { ...NOTIFICATIONS_OPTIONS, ...parseListStart(place) }),
]
export const parseNotificationDetailsOptions = (place: RouteLocation) => ({
  news_id: (place.params.news ?? '') as Id,
  field_set_key: 'all',
  ...parseListStart(place),
})
export const notificationDetailsAsks = (place: RouteLocation) => [
  toRouteListAsk(NewsHubDetailsResource.get, parseNotificationDetailsOptions(place)),
]
