import { BoardsResource } from '#domain/resources/boards.ts'
import {
  UserActivityPinsResource,
  UserPinsResource,
  UserProductsResource,
  UserResource,
} from '#domain/resources/users.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { parseBoardsView, toBoardsViewOptions } from './boards-view.ts'
import { parsePinsView, toPinsViewOptions } from './pins-view.ts'

export type ProfileTab = 'created' | 'saved' | 'shop' | 'pins'

const TABS: Record<string, ProfileTab> = { _created: 'created', _saved: 'saved', _shop: 'shop', pins: 'pins' }

/** The tab in the last segment of the path; the saved tab by default. */
export const parseProfileTab = ({ path }: RouteLocation): ProfileTab =>
  TABS[path.split('/').filter(Boolean)[1] ?? ''] ?? 'saved'

export const parseProfileOptions = ({ params }: RouteLocation) => ({ username: params.username ?? '' })
export const parseProfilePinsOptions = (place: RouteLocation) => ({
  ...parseProfileOptions(place),
  ...parseListStart(place),
})
export const parseFilteredPinsOptions = (place: RouteLocation) => ({
  ...parseProfilePinsOptions(place),
  ...toPinsViewOptions(parsePinsView(place)),
})
export const parseProfileBoardsOptions = (place: RouteLocation) => ({
  ...parseProfileOptions(place),
  ...toBoardsViewOptions(parseBoardsView(place)),
  ...parseListStart(place),
})

/** Options for the owner's pins that are on no board. */
export const parseBoardlessPinsOptions = (place: RouteLocation) => ({
  ...parseProfileOptions(place),
  without_board: true,
  ...parseListStart(place, BOARDLESS_START_PARAM),
})
export const BOARDLESS_START_PARAM = 'boardless'

const isOwn = ({ params, viewer }: RouteLocation) =>
  viewer.username !== null && viewer.username.toLowerCase() === params.username?.toLowerCase()

const LISTS = {
  created: (place: RouteLocation) => [toRouteListAsk(UserActivityPinsResource.get, parseProfilePinsOptions(place))],
  saved: (place: RouteLocation) => [
    toRouteListAsk(BoardsResource.get, parseProfileBoardsOptions(place)),
    ...(isOwn(place) ? [toRouteListAsk(UserPinsResource.get, parseBoardlessPinsOptions(place))] : []),
  ],
  shop: (place: RouteLocation) => [toRouteListAsk(UserProductsResource.get, parseProfilePinsOptions(place))],
  pins: (place: RouteLocation) => [toRouteListAsk(UserPinsResource.get, parseFilteredPinsOptions(place))],
}

export const profileAsks = (place: RouteLocation) => [
  toRouteAsk(UserResource.get, parseProfileOptions(place)),
  ...LISTS[parseProfileTab(place)](place),
]
