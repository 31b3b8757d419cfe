import type { LoginReason } from '../../state/login-prompt.ts'

/** Spec 5, Login prompt: each action has its own header. */
export const PROMPT_HEADERS = {
  continue: 'prompt.continue',
  save: 'prompt.save',
  send: 'prompt.send',
  edit: 'prompt.edit',
  hide: 'prompt.hide',
  share_profile: 'prompt.shareProfile',
  create: 'prompt.create',
  create_board: 'prompt.createBoard',
  follow: 'prompt.follow',
  unfollow: 'prompt.unfollow',
} as const satisfies Record<LoginReason, string>
