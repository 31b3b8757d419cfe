import {
  BoardFollowingResource,
  UserFollowersResource,
  UserFollowingResource,
  UserResource,
} from '#domain/resources/users.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'

type Follows = 'followers' | 'following' | 'boards'

/** The list that the last segment of the path names. */
export function parseFollowsTab({ path }: RouteLocation): Follows {
  const [, second, third] = path.split('/').filter(Boolean)
  return second === 'followers' ? 'followers' : third === 'boards' ? 'boards' : 'following'
}

const A_PAGE = 50

export const parseFollowsUserOptions = ({ params }: RouteLocation) => ({ username: params.username ?? '' })
/** Options that load full people, because their rows show whether the viewer follows them. */
export const parseFollowsOptions = (place: RouteLocation) => ({
  ...parseFollowsUserOptions(place),
  ...parseListStart(place),
  page_size: A_PAGE,
  field_set_key: 'all',
})
export const parseFollowedBoardsOptions = (place: RouteLocation) => ({
  ...parseFollowsUserOptions(place),
  ...parseListStart(place),
  page_size: A_PAGE,
})

const LISTS = {
  followers: (place: RouteLocation) => toRouteListAsk(UserFollowersResource.get, parseFollowsOptions(place)),
  following: (place: RouteLocation) => toRouteListAsk(UserFollowingResource.get, parseFollowsOptions(place)),
  boards: (place: RouteLocation) => toRouteListAsk(BoardFollowingResource.get, parseFollowedBoardsOptions(place)),
}

export const followsAsks = (place: RouteLocation) => [
  toRouteAsk(UserResource.get, parseFollowsUserOptions(place)),
  LISTS[parseFollowsTab(place)](place),
]
