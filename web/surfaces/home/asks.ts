import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { askedList, type Place, startOf } from '../../router/route.ts'

export const homeFeed = (place: Place) => startOf(place)
export const homeAsks = (place: Place) => [askedList(UserHomefeedResource.get, homeFeed(place))]
