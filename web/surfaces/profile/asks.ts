import { BoardsResource } from '#domain/resources/boards.ts'
import {
  UserActivityPinsResource,
  UserPinsResource,
  UserProductsResource,
  UserResource,
} from '#domain/resources/users.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { boardsOptions, boardsViewAt } from './boards-view.ts'
import { pinsOptions, pinsViewAt } from './pins-view.ts'

export type ProfileTab = 'created' | 'saved' | 'shop' | 'pins'

const TABS: Record<string, ProfileTab> = { _created: 'created', _saved: 'saved', _shop: 'shop', pins: 'pins' }

/** The last part of the address names the tab; without one it is what they saved. */
export const tabAt = ({ path }: Place): ProfileTab => TABS[path.split('/').filter(Boolean)[1] ?? ''] ?? 'saved'

export const personAsked = ({ params }: Place) => ({ username: params.username ?? '' })
export const pinsOf = (place: Place) => ({ ...personAsked(place), ...startOf(place) })
export const narrowedPins = (place: Place) => ({ ...pinsOf(place), ...pinsOptions(pinsViewAt(place)) })
export const boardsOf = (place: Place) => ({
  ...personAsked(place),
  ...boardsOptions(boardsViewAt(place)),
  ...startOf(place),
})

/** One's own pins that are on no board. */
export const boardlessOf = (place: Place) => ({
  ...personAsked(place),
  without_board: true,
  ...startOf(place, BOARDLESS_START),
})
export const BOARDLESS_START = 'boardless'

const isOwn = ({ params, viewer }: Place) =>
  viewer.username !== null && viewer.username.toLowerCase() === params.username?.toLowerCase()

const LISTS = {
  created: (place: Place) => [askedList(UserActivityPinsResource.get, pinsOf(place))],
  saved: (place: Place) => [
    askedList(BoardsResource.get, boardsOf(place)),
    ...(isOwn(place) ? [askedList(UserPinsResource.get, boardlessOf(place))] : []),
  ],
  shop: (place: Place) => [askedList(UserProductsResource.get, pinsOf(place))],
  pins: (place: Place) => [askedList(UserPinsResource.get, narrowedPins(place))],
}

export const profileAsks = (place: Place) => [
  asked(UserResource.get, personAsked(place)),
  ...LISTS[tabAt(place)](place),
]
