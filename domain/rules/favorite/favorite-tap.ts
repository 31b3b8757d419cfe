import type { PinCard } from '../../entities/pin.ts'

type Favorited = Pick<PinCard, 'favorited_by_me' | 'favorite_user_count' | 'board_favorite_count'>
export type FavoriteTap = { call: 'create' | 'delete'; shown: Favorited }

/** Spec 4, Favorite. A tap flips state and count at once; while a request runs, taps do nothing. */
export function favoriteTap(pin: Favorited, isBusy: boolean): FavoriteTap | null {
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

/** Spec 4, Favorite. Unfavoriting takes the card out of a favorites feed when nobody else holds it there; `count` is from before. */
export function leavesFavorites(call: FavoriteTap['call'], isFavoritesFilter: boolean, count: number): boolean {
  return call === 'delete' && isFavoritesFilter && count <= 1
}
