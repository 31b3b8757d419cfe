import { FollowingFeedResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { askedList, type Place, startOf } from '../../router/route.ts'
import type { State } from '../../state/store.ts'
import { featuredAsked } from '../board-tiles/featured-asks.ts'

export const homeFeed = (place: Place) => startOf(place)

/** Which tab someone chose last: it is kept with the account. */
export const homeTab = ({ viewer }: Pick<State, 'viewer'>) => (viewer.is_auth ? viewer.view.home_feed : 'for_you')

export const homeAsks = (place: Place, known: State) => [
  homeTab(known) === 'following'
    ? askedList(FollowingFeedResource.get, homeFeed(place))
    : askedList(UserHomefeedResource.get, homeFeed(place)),
  featuredAsked,
]
