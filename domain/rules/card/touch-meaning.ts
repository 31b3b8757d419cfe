import { LONG_PRESS_MOVE } from '../../constants/sizes.ts'
import { EDIT_REVEAL, LONG_PRESS } from '../../constants/timings.ts'

/** A touch so far: how far it is from where it began, and how long it lasts. */
export type Touch = { dx: number; dy: number; duration: number }

/** Spec 5, Save and card rules. A finger that moved more than 10 px is on its way somewhere. */
export const hasMoved = ({ dx, dy }: Pick<Touch, 'dx' | 'dy'>): boolean => dx * dx + dy * dy > LONG_PRESS_MOVE ** 2

/** Spec 4, Other card states. A long press opens the card's actions, a short touch the pin, a moving finger nothing. */
export function touchMeaning(touch: Touch): 'actions' | 'open' | 'nothing' {
  if (hasMoved(touch)) return 'nothing'
  return touch.duration >= LONG_PRESS ? 'actions' : 'open'
}

/** Spec 4, Other card states. The edit button comes after a while of hovering, to those who may edit. */
export function showsEdit(hoveredFor: number, mayEdit: boolean): boolean {
  return mayEdit && hoveredFor >= EDIT_REVEAL
}
