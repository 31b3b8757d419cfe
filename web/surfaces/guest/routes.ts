import type { Route } from '../../router/route.ts'

/** Spec 2 and D32: what a visitor saved so far. */
export const guestRoutes: readonly Route[] = [
  {
    name: 'unauth-profile',
    path: '/unauth-profile/',
    file: 'web/surfaces/guest/UnauthProfile.tsx',
    surface: async () => (await import('./UnauthProfile.tsx')).UnauthProfile,
    kind: 'other',
    redirect: ({ viewer }) => (viewer.is_auth && viewer.username ? `/${viewer.username}/` : undefined),
    head: (_place, _known, say) => ({ title: say('guest.title'), noindex: true }),
  },
]
