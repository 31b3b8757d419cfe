import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { askedList, type Place, startOf } from '../../router/route.ts'
import { featuredAsked } from '../board/featured-asks.ts'

export const homeFeed = (place: Place) => startOf(place)
export const homeAsks = (place: Place) => [askedList(UserHomefeedResource.get, homeFeed(place)), featuredAsked]
