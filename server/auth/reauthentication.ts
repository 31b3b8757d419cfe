import { FRESH_LOGIN_MINUTES } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'
import { checkOwnPassword } from './check-password.ts'

const MINUTE = 60_000

/**
 * Throws unless the person sends the account's password or has logged in within the last minutes, because a session
 * alone can be stolen. Required for changes that control the account. A password that is sent is always checked and
 * counted like a login.
 */
export async function assertReauthenticated(ctx: SignedIn, password: string | undefined): Promise<void> {
  if (password === undefined && hasJustLoggedIn(ctx)) return
  if (password === undefined) throw new Refusal('forbidden', 'password.needed', {}, { field: 'password' })
  if (!(await checkOwnPassword(ctx, ctx.viewer.id, password)))
    throw new Refusal('bad_input', 'password.wrong', {}, { field: 'password' })
}

function hasJustLoggedIn({ session, now }: SignedIn): boolean {
  return session !== null && now.getTime() - session.startedAt.getTime() < FRESH_LOGIN_MINUTES * MINUTE
}
