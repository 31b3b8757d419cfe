import type { LoginReason } from '../../state/login-prompt.ts'

/** Heading of the login prompt for each action. */
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

/** The login reason in the URL; undefined when it is not a known reason. */
export function parseLoginReason(query: URLSearchParams): LoginReason | undefined {
  const reason = query.get('reason') ?? ''
  return Object.hasOwn(PROMPT_HEADERS, reason) ? (reason as LoginReason) : undefined
}
