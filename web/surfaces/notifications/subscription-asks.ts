import { EmailSubscriptionResource } from '#domain/resources/subscription.ts'
import { asked, type Place } from '../../router/route.ts'

export const subscriptionOf = ({ query }: Place) => ({ token: query.get('token') ?? '' })
export const subscriptionAsks = (place: Place) => [asked(EmailSubscriptionResource.get, subscriptionOf(place), true)]
