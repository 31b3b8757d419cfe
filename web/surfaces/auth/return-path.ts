import { toLocalPath } from '#domain/rules/link/local-path.ts'
import type { LoginReason } from '../../state/login-prompt.ts'

/** Adds the return path and the login reason to a path; URLs of other sites are dropped. */
export function addReturnPath(path: string, next: string | null, reason?: LoginReason): string {
  const target = toLocalPath(next ?? '')
  const query = new URLSearchParams({ ...(target !== '/' && { next: target }), ...(reason && { reason }) })
  return query.size ? `${path}?${query}` : path
}

/** Path that uses the invite code of an email after login or sign-up. */
export const makeInvitePath = (code: string) => `/invite/?${new URLSearchParams({ invite_code: code })}`
