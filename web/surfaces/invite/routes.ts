import type { Route } from '../../router/route.ts'

export const inviteRoutes: readonly Route[] = [
  {
    name: 'invite',
    path: '/invite/',
    examples: [],
    file: 'web/surfaces/invite/JoinByCode.tsx',
    surface: async () => (await import('./JoinByCode.tsx')).JoinByCode,
    kind: 'other',
    signedIn: 'continue',
    head: (_place, _known, say) => ({ title: say('invite.joining'), noindex: true }),
  },
]
