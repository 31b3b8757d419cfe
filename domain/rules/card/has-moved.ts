import { LONG_PRESS_MOVE } from '../../constants/sizes.ts'

/** Spec 5, Save and card rules. A finger that moved more than 10 px from where it began is on its way somewhere. */
export const hasMoved = ({ dx, dy }: { dx: number; dy: number }): boolean => dx * dx + dy * dy > LONG_PRESS_MOVE ** 2
