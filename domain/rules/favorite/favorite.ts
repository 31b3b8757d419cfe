import { FAVORITE_COUNT_SHOWN_MAX } from '../../constants/limits.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { Board } from '../../entities/board.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import type { Id } from '../../id.ts'

/** The displayed count: null below 1, and '9+' from 10 on. */
export function formatFavoriteCount(count: number | undefined): string | null {
  if (!count || count < 1) return null
  return count > FAVORITE_COUNT_SHOWN_MAX ? `${FAVORITE_COUNT_SHOWN_MAX}+` : `${count}`
}

type FavoriteCounts = Pick<PinCard, 'favorite_user_count' | 'board_favorite_count'>

/** Number of favorites to show: those of board members on a board's grid, of everyone elsewhere. */
export function favoriteCountOnSurface(pin: FavoriteCounts, surface: SurfaceName | null): number {
  const onBoard = surface && surfaceRules(surface).favorite === 'board' ? pin.board_favorite_count : undefined
  return onBoard ?? pin.favorite_user_count
}

type Favorited = Pick<PinCard, 'favorited_by_me' | 'favorite_user_count' | 'board_favorite_count'>
export type FavoriteTap = { call: 'create' | 'delete'; shown: Favorited }

/** A tap toggles state and count at once; while a request is running, taps do nothing. */
export function nextFavoriteTap(pin: Favorited, isBusy: boolean): FavoriteTap | null {
  if (isBusy) return null
  const isFavorite = !pin.favorited_by_me
  const flipped = (count: number) => Math.max(0, count + (isFavorite ? 1 : -1))
  const { favorite_user_count, board_favorite_count: onBoard } = pin
  return {
    call: isFavorite ? 'create' : 'delete',
    shown: {
      favorited_by_me: isFavorite,
      favorite_user_count: flipped(favorite_user_count),
      ...(onBoard !== undefined && { board_favorite_count: flipped(onBoard) }),
    },
  }
}

/**
 * Unfavoriting removes the card from a favorites feed when no other member favorited it; `count` is the previous count.
 */
export function leavesFavoritesFeed(call: FavoriteTap['call'], isFavoritesFilter: boolean, count: number): boolean {
  return call === 'delete' && isFavoritesFilter && count <= 1
}

type Place = Pick<Board, 'is_collaborative' | 'collaborated_by_me' | 'collaborator_permissions'> & { owner: { id: Id } }

/** On a board's grid only members can favorite; elsewhere everyone who is signed in. */
export function mayFavorite(
  viewer: Pick<Viewer, 'is_auth' | 'id'>,
  surface: SurfaceName,
  board: Place | null,
): boolean {
  if (!viewer.is_auth) return false
  if (surfaceRules(surface).favorite === 'all') return true
  if (!board) return false
  if (board.owner.id === viewer.id) return true
  return board.is_collaborative && board.collaborated_by_me && board.collaborator_permissions.includes('favorite')
}
