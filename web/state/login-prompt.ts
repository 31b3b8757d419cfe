import { createStore } from 'zustand/vanilla'

/** Why a login is requested; the dialog's header depends on it. */
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

export type LoginPromptOptions = {
  reason: LoginReason
  /** The pin or board on which the visitor tapped. */
  pin_id?: string
  board_id?: string
  /** The prompt appears without a tap; the page behind can still be scrolled. */
  isNudge?: boolean
  /** Completes the tapped action after the login. */
  finish?: () => void
  /** Called when the visitor closes the dialog without logging in. */
  giveUp?: () => void
}

/** The login prompt that is open. The shell shows surfaces/auth/LoginDialog while there is one. */
export const loginPromptStore = createStore<{ wish: LoginPromptOptions | undefined }>(() => ({ wish: undefined }))

export function openLoginPrompt(wish: LoginPromptOptions) {
  loginPromptStore.getState().wish?.giveUp?.()
  loginPromptStore.setState({ wish })
}

/** Closes the dialog. After a login (`true`) the tapped action is completed; `false` means that it was dismissed. */
export function closeLoginPrompt(isSignedIn: boolean) {
  const { wish } = loginPromptStore.getState()
  loginPromptStore.setState({ wish: undefined })
  if (isSignedIn) wish?.finish?.()
  else wish?.giveUp?.()
}
