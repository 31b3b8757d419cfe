import { QUICK_SAVE_BELOW_BOARDS } from '../../constants/limits.ts'
import type { Viewer } from '../../entities/viewer.ts'
import type { Id } from '../../id.ts'

type Saver = Pick<Viewer, 'is_auth' | 'id' | 'board_count'>

/** Spec 6. Saving to the profile without choosing is for people with few boards, and not on someone else's profile. */
export function mayQuickSave(viewer: Saver, profileOf: Id | null = null): boolean {
  const isHere = profileOf === null || profileOf === viewer.id
  return viewer.is_auth && isHere && viewer.board_count < QUICK_SAVE_BELOW_BOARDS
}

/** Spec 3, Viewer: the numbers of `save_behavior`. */
export const SAVE_BEHAVIOR = { profile: 0, picker: 1 } as const

type Tap = {
  /** Whose profile the pin is shown on. */
  profileOf?: Id | null
  /** They chose a board before: the next save goes there too. */
  hasBoard?: boolean
}

/** Spec 3, Viewer. Where a tap on Save leads: to the board they chose last, to the profile, or to the question where to. */
export function tapOnSave(
  viewer: Saver & Pick<Viewer, 'save_behavior'>,
  { profileOf = null, hasBoard = false }: Tap = {},
): 'board' | 'profile' | 'picker' {
  if (viewer.save_behavior === SAVE_BEHAVIOR.picker) return 'picker'
  if (hasBoard) return 'board'
  return mayQuickSave(viewer, profileOf) ? 'profile' : 'picker'
}
