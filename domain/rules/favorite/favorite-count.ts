import { FAVORITE_COUNT_SHOWN } from '../../constants/limits.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'

/** Spec 4, Favorite. The count as it is shown: only above zero, and from 10 on '9+'. */
export function favoriteCount(count: number | undefined): string | null {
  if (!count || count < 1) return null
  return count > FAVORITE_COUNT_SHOWN ? `${FAVORITE_COUNT_SHOWN}+` : `${count}`
}

type Counted = Pick<PinCard, 'favorite_user_count' | 'board_favorite_count'>

/** D46. On a board's grid its own people count, elsewhere everyone. */
export function favoritesAt(pin: Counted, surface: SurfaceName | null): number {
  const onBoard = surface && surfaceRules(surface).favorite === 'board' ? pin.board_favorite_count : undefined
  return onBoard ?? pin.favorite_user_count
}
