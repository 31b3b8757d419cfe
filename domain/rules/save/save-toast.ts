import { TOAST_DURATION } from '../../constants/timings.ts'
import type { SavePlace } from './save-place.ts'

/** The text's key with its blanks; Change and Organize lead to where another place is chosen. */
export type SaveToast = {
  text:
    | { key: 'card.savedToProfile' }
    | { key: 'card.savedTo'; board: string }
    | { key: 'save.savedToSection'; section: string; board: string }
  button: 'change' | 'organize'
  duration: number
}

const DURATION = TOAST_DURATION.save

/** Spec 4, Save flow and D24. A toast says where a pin went; what it offers depends on the place and on who is new. */
export function saveToast({ board, section }: SavePlace, isNewAccount: boolean): SaveToast {
  if (!board) return { text: { key: 'card.savedToProfile' }, button: 'change', duration: DURATION }
  const button = isNewAccount ? 'organize' : 'change'
  if (!section) return { text: { key: 'card.savedTo', board: board.name }, button, duration: DURATION }
  return {
    text: { key: 'save.savedToSection', section: section.title, board: board.name },
    button,
    duration: DURATION,
  }
}
