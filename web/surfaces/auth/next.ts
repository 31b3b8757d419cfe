import { localPath } from '#domain/rules/account/local-path.ts'
import type { LoginReason } from '../../state/login-prompt.ts'

/** An address that keeps where someone wanted to go on, and what for; other sites are not kept. */
export function withNext(path: string, next: string | null, reason?: LoginReason): string {
  const target = localPath(next ?? '')
  const query = new URLSearchParams({ ...(target !== '/' && { next: target }), ...(reason && { reason }) })
  return query.size ? `${path}?${query}` : path
}

/** After a login or a sign-up, where the code of a mail is to be used. */
export const joinPath = (code: string) => `/invite/?${new URLSearchParams({ invite_code: code })}`
