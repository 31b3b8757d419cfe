import { EmailSubscriptionResource } from '#domain/resources/subscription.ts'
import { type Route, toRouteAsk } from '../../router/route.ts'
import { notificationAsks, notificationDetailsAsks } from './asks.ts'

const FOLDER = 'web/surfaces/notifications'

export const notificationRoutes: Route[] = [
  {
    name: 'notifications',
    path: '/notifications/',
    file: `${FOLDER}/Notifications.tsx`,
    surface: async () => (await import('./Notifications.tsx')).Notifications,
    kind: 'other',
    signedIn: 'continue',
    hasFooter: true,
    asks: notificationAsks,
    head: (_place, _known, say) => ({ title: say('news.title'), noindex: true }),
  },
  {
    name: 'news',
    path: '/notifications/:news/',
    isFor: ({ news = '' }) => /^\d+$/.test(news),
    file: `${FOLDER}/NotificationDetails.tsx`,
    surface: async () => (await import('./NotificationDetails.tsx')).NotificationDetails,
    kind: 'other',
    signedIn: 'continue',
    hasFooter: true,
    asks: notificationDetailsAsks,
    head: (_place, _known, say) => ({ title: say('news.title'), noindex: true }),
  },
  {
    name: 'email-subscription',
    path: '/email/subscription/',
    examples: [],
    file: `${FOLDER}/Subscription.tsx`,
    surface: async () => (await import('./Subscription.tsx')).Subscription,
    kind: 'other',
    asks: ({ query }) => [toRouteAsk(EmailSubscriptionResource.get, { token: query.get('token') ?? '' }, true)],
    head: (_place, _known, say) => ({ title: say('subscription.title'), noindex: true }),
  },
]
