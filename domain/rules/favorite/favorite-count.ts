import { FAVORITE_COUNT_SHOWN } from '../../constants/limits.ts'

/** Spec 4, Favorite. The count as it is shown: only above zero, and from 10 on '9+'. */
export function favoriteCount(count: number | undefined): string | null {
  if (!count || count < 1) return null
  return count > FAVORITE_COUNT_SHOWN ? `${FAVORITE_COUNT_SHOWN}+` : `${count}`
}
