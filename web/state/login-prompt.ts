import { createStore } from 'zustand/vanilla'

/** Why someone is asked to log in; the dialog words its header from it. */
export type LoginReason =
  | 'continue'
  | 'save'
  | 'send'
  | 'edit'
  | 'hide'
  | 'share_profile'
  | 'create'
  | 'create_board'
  | 'follow'
  | 'unfollow'

export type LoginWish = {
  reason: LoginReason
  /** The pin or board the tap was on. */
  pin_id?: string
  board_id?: string
  /** Shown without a tap of the visitor: the page behind can still be scrolled. */
  isNudge?: boolean
  /** Finishes the tap, once someone is signed in. */
  finish?: () => void
  /** Called when the visitor closes the dialog instead. */
  giveUp?: () => void
}

/** The wish whose dialog is open. The shell shows surfaces/auth/LoginDialog while there is one. */
export const loginPrompt = createStore<{ wish: LoginWish | undefined }>(() => ({ wish: undefined }))

export function requireLogin(wish: LoginWish) {
  loginPrompt.getState().wish?.giveUp?.()
  loginPrompt.setState({ wish })
}

/** Closes the dialog: `true` after a login, and the tap is finished; `false` when it was dismissed. */
export function closeLogin(isSignedIn: boolean) {
  const { wish } = loginPrompt.getState()
  loginPrompt.setState({ wish: undefined })
  if (isSignedIn) wish?.finish?.()
  else wish?.giveUp?.()
}
