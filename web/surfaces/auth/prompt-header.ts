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

/** What a page for members was wanted for, as its address says; nothing that is not one of ours. */
export function reasonIn(query: URLSearchParams): LoginReason | undefined {
  const reason = query.get('reason') ?? ''
  return Object.hasOwn(PROMPT_HEADERS, reason) ? (reason as LoginReason) : undefined
}
