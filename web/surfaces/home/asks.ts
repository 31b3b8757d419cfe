import { OnboardingResource } from '#domain/resources/onboarding.ts'
import { FollowingFeedResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import type { StoreState } from '../../state/store.ts'
import { featuredBoardsAsk } from '../board-tiles/featured-asks.ts'
import { pinWallAsk } from '../picture/pin-wall-ask.ts'

export const parseHomeFeedOptions = (place: RouteLocation) => parseListStart(place)

/** The tab that the viewer chose last, as stored in the account. */
export const selectHomeTab = ({ viewer }: Pick<StoreState, 'viewer'>) =>
  viewer.is_auth ? viewer.view.home_feed : 'for_you'

/** The first onboarding step is shown in front of a pin wall as soon as its code is loaded. */
const newcomerAsks = [toRouteAsk(OnboardingResource.get, {}, true), pinWallAsk]

export const homeAsks = (place: RouteLocation, known: StoreState) => [
  selectHomeTab(known) === 'following'
    ? toRouteListAsk(FollowingFeedResource.get, parseHomeFeedOptions(place))
    : toRouteListAsk(UserHomefeedResource.get, parseHomeFeedOptions(place)),
  featuredBoardsAsk,
  ...(known.viewer.onboarding ? newcomerAsks : []),
]
