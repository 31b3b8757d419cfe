import type { Route } from '../../router/route.ts'

/** Route of the page with a visitor's saves. */
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
