import { toLocalPath } from '#domain/rules/link/local-path.ts'
import type { Route, RouteLocation } from '../../router/route.ts'
import { pinWallAsk } from '../picture/pin-wall-ask.ts'
import { makeInvitePath } from './return-path.ts'

/** Loaded on the server only: this rule imports the reserved names, which the browser doesn't need before login. */
const boardInvitePath = import.meta.env.SSR
  ? (await import('#domain/rules/invite/board-invites.ts')).boardInvitePath
  : () => null

/** Redirects a signed-in viewer to the board they were invited to, or to the page they wanted. */
function goOn({ viewer, query }: RouteLocation): string | undefined {
  if (!viewer.is_auth || query.has('add_account')) return undefined
  // The browser reaches this page by full page loads only, so it need not know the reserved names.
  const board = boardInvitePath(query)
  const code = query.get('invite_code')
  return board ?? (code ? makeInvitePath(code) : toLocalPath(query.get('next') ?? ''))
}

/** Routes for signing in and for the links in emails. */
export const authRoutes: readonly Route[] = [
  {
    name: 'login',
    path: '/login/',
    file: 'web/surfaces/auth/Login.tsx',
    surface: async () => (await import('./Login.tsx')).Login,
    kind: 'other',
    asks: () => [pinWallAsk],
    hasFooter: true,
    redirect: goOn,
    head: (_place, _known, say) => ({ title: say('auth.logIn'), canonical: '/login/' }),
  },
  {
    name: 'signup',
    path: '/signup/',
    file: 'web/surfaces/auth/SignUp.tsx',
    surface: async () => (await import('./SignUp.tsx')).SignUp,
    kind: 'other',
    asks: () => [pinWallAsk],
    hasFooter: true,
    redirect: goOn,
    head: (_place, _known, say) => ({ title: say('auth.signUp'), canonical: '/signup/' }),
  },
  {
    name: 'password-reset',
    path: '/password/reset/',
    file: 'web/surfaces/auth/ResetPassword.tsx',
    surface: async () => (await import('./ResetPassword.tsx')).ResetPassword,
    kind: 'other',
    asks: () => [pinWallAsk],
    head: (_place, _known, say) => ({ title: say('reset.title'), noindex: true }),
  },
  {
    name: 'new-password',
    path: '/pw/:username/',
    file: 'web/surfaces/auth/NewPassword.tsx',
    surface: async () => (await import('./NewPassword.tsx')).NewPassword,
    kind: 'other',
    asks: () => [pinWallAsk],
    head: (_place, _known, say) => ({ title: say('reset.title'), noindex: true }),
  },
  {
    name: 'panic',
    path: '/secure/panic/',
    file: 'web/surfaces/auth/Panic.tsx',
    surface: async () => (await import('./Panic.tsx')).Panic,
    kind: 'other',
    asks: () => [pinWallAsk],
    head: (_place, _known, say) => ({ title: say('panic.title'), noindex: true }),
  },
  {
    name: 'email-verification-error',
    path: '/email_verification_error/',
    file: 'web/surfaces/auth/VerificationError.tsx',
    surface: async () => (await import('./VerificationError.tsx')).VerificationError,
    kind: 'other',
    asks: () => [pinWallAsk],
    head: (_place, _known, say) => ({ title: say('verification.title'), noindex: true }),
  },
]
