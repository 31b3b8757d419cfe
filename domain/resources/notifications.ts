import * as z from 'zod'
import { Notification, NotificationCard } from '../entities/notification.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { User, UserCard } from '../entities/user.ts'
import { Id } from '../id.ts'
import { Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const signedIn = { policy: 'signed-in' } as const

export const UnreadNotifications = z.object({ type: z.literal('unread_news'), id: z.literal('own'), count: z.int() })

export const NewsHubResource = resource('NewsHub', {
  get: question({
    path: 'GET /v3/news_hub/',
    options: z.object({ ...pagedOptions }),
    data: Notification,
    card: NotificationCard,
    list: true,
    access: signedIn,
  }),
  /** Marks all or one as read; hides one, or shows it again. */
  update: question({
    options: z.object({ news_id: optional(Id), is_hidden: optional(Flag) }),
    data: UnreadNotifications,
    access: signedIn,
  }),
})

export const NewsHubBadgeResource = resource('NewsHubBadge', {
  get: question({ options: z.object({}), data: UnreadNotifications, access: signedIn }),
})

/** The items of a grouped notification: the pins that others saved, or the people who did it. */
export const NewsHubDetailsResource = resource('NewsHubDetails', {
  get: question({
    path: 'GET /v3/news_hub/:news_id/',
    options: z.object({ news_id: Id, ...pagedOptions }),
    data: z.discriminatedUnion('type', [Pin, User]),
    card: z.discriminatedUnion('type', [PinCard, UserCard]),
    list: true,
    access: signedIn,
  }),
})

const PinOfNotification = z.object({ news_id: Id, pin_id: Id })
export const HiddenNotificationPin = z.object({ type: z.literal('hidden_news_pin'), id: Id, is_hidden: z.boolean() })

/** Hides a pin in the notifications, or shows it again. */
export const NewsHubPinResource = resource('NewsHubPin', {
  create: question({
    path: 'PUT /v3/news_hub/:news_id/pin/:pin_id/hide/',
    options: PinOfNotification,
    data: HiddenNotificationPin,
    access: signedIn,
  }),
  delete: question({
    path: 'PUT /v3/news_hub/:news_id/pin/:pin_id/undo/',
    options: PinOfNotification,
    data: HiddenNotificationPin,
    access: signedIn,
  }),
})

/** Recent activity of the people the viewer follows, as far as it is visible. */
export const NetworkStoriesResource = resource('NetworkStories', {
  get: question({
    options: z.object({ allow_stale: optional(Flag), ...pagedOptions }),
    data: Pin,
    card: PinCard,
    list: true,
    access: signedIn,
  }),
})
