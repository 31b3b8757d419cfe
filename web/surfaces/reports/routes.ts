import { ReportResource, SuspendedResource, ViolationResource } from '#domain/resources/reports.ts'
import { askedList, type Route } from '../../router/route.ts'

const shared = { kind: 'other', signedIn: 'continue', hasFooter: true } as const

/** Spec 2: one's own reports, what was decided about oneself, and how to contradict it. */
export const reportsRoutes: readonly Route[] = [
  {
    ...shared,
    name: 'reports',
    path: '/reports-and-violations/',
    file: 'web/surfaces/reports/Cases.tsx',
    surface: async () => (await import('./Cases.tsx')).ReportsAndViolations,
    asks: () => [askedList(ReportResource.get, {}), askedList(ViolationResource.get, {})],
    head: (_place, _known, say) => ({ title: say('cases.title'), noindex: true }),
  },
  {
    name: 'suspended',
    path: '/reports-and-violations/suspended/',
    examples: [],
    file: 'web/surfaces/reports/Suspended.tsx',
    surface: async () => (await import('./Suspended.tsx')).Suspended,
    kind: 'other',
    asks: ({ query }) => [askedList(SuspendedResource.get, { token: query.get('token') ?? '' }, true)],
    head: (_place, _known, say) => ({ title: say('cases.title'), noindex: true }),
  },
  {
    ...shared,
    name: 'appealed-pin',
    path: '/appealed-pin/',
    file: 'web/surfaces/reports/Cases.tsx',
    surface: async () => (await import('./Cases.tsx')).AppealedPin,
    asks: () => [askedList(ViolationResource.get, { kind: 'pin' })],
    head: (_place, _known, say) => ({ title: say('cases.pinsTitle'), noindex: true }),
  },
  {
    ...shared,
    name: 'age-appeal',
    path: '/age-appeal/',
    file: 'web/surfaces/reports/AgeAppeal.tsx',
    surface: async () => (await import('./AgeAppeal.tsx')).AgeAppeal,
    asks: () => [askedList(ViolationResource.get, { kind: 'age' })],
    head: (_place, _known, say) => ({ title: say('cases.ageTitle'), noindex: true }),
  },
]
