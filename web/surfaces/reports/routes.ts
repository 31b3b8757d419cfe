import { ReportResource, SuspendedResource, ViolationResource } from '#domain/resources/reports.ts'
import { type Route, toRouteListAsk } from '../../router/route.ts'

const shared = { kind: 'other', signedIn: 'continue', hasFooter: true } as const

/** Pages for the viewer's own reports, the decisions about the viewer, and appeals. */
export const reportsRoutes: readonly Route[] = [
  {
    ...shared,
    name: 'reports',
    path: '/reports-and-violations/',
    file: 'web/surfaces/reports/Cases.tsx',
    surface: async () => (await import('./Cases.tsx')).ReportsAndViolations,
    asks: () => [toRouteListAsk(ReportResource.get, {}), toRouteListAsk(ViolationResource.get, {})],
    head: (_place, _known, say) => ({ title: say('cases.title'), noindex: true }),
  },
  {
    name: 'suspended',
    path: '/reports-and-violations/suspended/',
    examples: [],
    file: 'web/surfaces/reports/Suspended.tsx',
    surface: async () => (await import('./Suspended.tsx')).Suspended,
    kind: 'other',
    asks: ({ query }) => [toRouteListAsk(SuspendedResource.get, { token: query.get('token') ?? '' }, true)],
    head: (_place, _known, say) => ({ title: say('cases.title'), noindex: true }),
  },
  {
    ...shared,
    name: 'appealed-pin',
    path: '/appealed-pin/',
    file: 'web/surfaces/reports/Cases.tsx',
    surface: async () => (await import('./Cases.tsx')).PinDecisions,
    asks: () => [toRouteListAsk(ViolationResource.get, { kind: 'pin' })],
    head: (_place, _known, say) => ({ title: say('cases.pinsTitle'), noindex: true }),
  },
  {
    ...shared,
    name: 'age-appeal',
    path: '/age-appeal/',
    file: 'web/surfaces/reports/AgeAppeal.tsx',
    surface: async () => (await import('./AgeAppeal.tsx')).AgeAppeal,
    asks: () => [toRouteListAsk(ViolationResource.get, { kind: 'age' })],
    head: (_place, _known, say) => ({ title: say('cases.ageTitle'), noindex: true }),
  },
]
