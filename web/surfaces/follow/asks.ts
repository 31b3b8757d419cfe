import {
  BoardFollowingResource,
  UserFollowersResource,
  UserFollowingResource,
  UserResource,
} from '#domain/resources/users.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'

type Follows = 'followers' | 'following' | 'boards'

/** The last part of the address names the list. */
export function followsAt({ path }: Place): Follows {
  const [, second, third] = path.split('/').filter(Boolean)
  return second === 'followers' ? 'followers' : third === 'boards' ? 'boards' : 'following'
}

const A_PAGE = 50

export const whose = ({ params }: Place) => ({ username: params.username ?? '' })
/** Whole people: their rows say whether the viewer follows them. */
export const followsOf = (place: Place) => ({
  ...whose(place),
  ...startOf(place),
  page_size: A_PAGE,
  field_set_key: 'all',
})
export const boardsFollowed = (place: Place) => ({ ...whose(place), ...startOf(place), page_size: A_PAGE })

const LISTS = {
  followers: (place: Place) => askedList(UserFollowersResource.get, followsOf(place)),
  following: (place: Place) => askedList(UserFollowingResource.get, followsOf(place)),
  boards: (place: Place) => askedList(BoardFollowingResource.get, boardsFollowed(place)),
}

export const followsAsks = (place: Place) => [asked(UserResource.get, whose(place)), LISTS[followsAt(place)](place)]
