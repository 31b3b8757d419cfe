import { localPath } from '#domain/rules/account/local-path.ts'
import type { Place, Route } from '../../router/route.ts'
import { joinPath } from './next.ts'

/** Loaded on the server only: this rule brings the reserved words, which the browser doesn't need before someone logs in. */
const boardInvitePath = import.meta.env.SSR
  ? (await import('#domain/rules/invite/board-invite-path.ts')).boardInvitePath
  : () => null

/** Who is signed in already goes on at once: to the board they are asked to join, or where they wanted to go. */
function goOn({ viewer, query }: Place): string | undefined {
  if (!viewer.is_auth || query.has('add_account')) return undefined
  // The browser comes here by whole pages only, and need not know which names can't be boards.
  const board = boardInvitePath(query)
  const code = query.get('invite_code')
  return board ?? (code ? joinPath(code) : localPath(query.get('next') ?? ''))
}

/** Spec 2, Account paths: the ways in, and where mails lead. */
export const authRoutes: readonly Route[] = [
  {
    name: 'login',
    path: '/login/',
    file: 'web/surfaces/auth/Login.tsx',
    surface: async () => (await import('./Login.tsx')).Login,
    kind: 'other',
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
    head: (_place, _known, say) => ({ title: say('reset.title'), noindex: true }),
  },
  {
    name: 'new-password',
    path: '/pw/:username/',
    file: 'web/surfaces/auth/NewPassword.tsx',
    surface: async () => (await import('./NewPassword.tsx')).NewPassword,
    kind: 'other',
    head: (_place, _known, say) => ({ title: say('reset.title'), noindex: true }),
  },
  {
    name: 'panic',
    path: '/secure/panic/',
    file: 'web/surfaces/auth/Panic.tsx',
    surface: async () => (await import('./Panic.tsx')).Panic,
    kind: 'other',
    head: (_place, _known, say) => ({ title: say('panic.title'), noindex: true }),
  },
  {
    name: 'email-verification-error',
    path: '/email_verification_error/',
    file: 'web/surfaces/auth/VerificationError.tsx',
    surface: async () => (await import('./VerificationError.tsx')).VerificationError,
    kind: 'other',
    head: (_place, _known, say) => ({ title: say('verification.title'), noindex: true }),
  },
]
