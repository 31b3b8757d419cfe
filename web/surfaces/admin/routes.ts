import { ShieldCheck } from 'lucide-react'
import { StaffDelightsResource } from '#domain/resources/delights.ts'
import { FirstStepsResource } from '#domain/resources/first-steps.ts'
import { CategoriesResource } from '#domain/resources/interests.ts'
import { MarkedWordsResource } from '#domain/resources/marked-words.ts'
import { HostResource } from '#domain/resources/offsite.ts'
import { StaffShoppingPagesResource } from '#domain/resources/shopping.ts'
import {
  StaffActsResource,
  StaffCaseResource,
  StaffCasesResource,
  StaffEventsResource,
  StaffExperimentsResource,
  StaffJobsResource,
  StaffMailsResource,
  StaffPeopleResource,
  StaffTopicsResource,
} from '#domain/resources/staff.ts'
import { StaffExperienceResource, StaffExperiencesResource } from '#domain/resources/staff-experiences.ts'
import { StaffTextPageResource, StaffTextPagesResource } from '#domain/resources/text-pages.ts'
import { StaffArticlesResource, StaffTodayResource } from '#domain/resources/today.ts'
import { type Route, type RouteAsk, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import {
  parseCaseListOptions,
  parseCaseOptions,
  parseExperienceOptions,
  parseHostListOptions,
  parseJobListOptions,
  parseMailListOptions,
  parseStaffPeopleOptions,
  parseTextPageOptions,
  parseTopicListOptions,
} from './asks.ts'

type Section =
  | 'cases'
  | 'people'
  | 'hosts'
  | 'topics'
  | 'shoppingPages'
  | 'searchDesk'
  | 'today'
  | 'jobs'
  | 'mails'
  | 'experiments'
  | 'events'
  | 'experiences'
  | 'pages'
  | 'acts'
const FOLDER = 'web/surfaces/admin'

const route = (
  section: Section,
  path: string,
  rest: Pick<Route, 'surface' | 'file' | 'inMenu'> & { asks: NonNullable<Route['asks']> },
): Route => ({
  name: `admin-${section}`,
  path,
  kind: 'other',
  signedIn: 'continue',
  isForStaff: true,
  head: (_place, _known, say) => ({ title: say(`staff.${section}`), noindex: true }),
  ...rest,
})
const one = (ask: (place: RouteLocation) => RouteAsk) => (place: RouteLocation) => [ask(place)]

/** Staff pages; everyone else gets a 404. */
export const adminRoutes: readonly Route[] = [
  route('cases', '/admin/', {
    inMenu: { text: 'shell.staff', icon: ShieldCheck },
    file: `${FOLDER}/Cases.tsx`,
    surface: async () => (await import('./Cases.tsx')).Cases,
    asks: (place) => [
      toRouteListAsk(StaffCasesResource.get, parseCaseListOptions(place)),
      toRouteAsk(FirstStepsResource.get, {}, true),
    ],
  }),
  {
    ...route('cases', '/admin/reports/:case/', {
      file: `${FOLDER}/Case.tsx`,
      surface: async () => (await import('./Case.tsx')).Case,
      asks: one((place) => toRouteAsk(StaffCaseResource.get, parseCaseOptions(place))),
    }),
    name: 'admin-case',
  },
  route('people', '/admin/people/', {
    file: `${FOLDER}/People.tsx`,
    surface: async () => (await import('./People.tsx')).People,
    asks: one((place) => toRouteListAsk(StaffPeopleResource.get, parseStaffPeopleOptions(place))),
  }),
  route('hosts', '/admin/hosts/', {
    file: `${FOLDER}/Hosts.tsx`,
    surface: async () => (await import('./Hosts.tsx')).Hosts,
    asks: one((place) => toRouteListAsk(HostResource.get, parseHostListOptions(place))),
  }),
  route('topics', '/admin/topics/', {
    file: `${FOLDER}/Topics.tsx`,
    surface: async () => (await import('./Topics.tsx')).Topics,
    asks: (place) => [
      toRouteListAsk(StaffTopicsResource.get, parseTopicListOptions(place)),
      toRouteListAsk(CategoriesResource.get, { page_size: 100 }),
    ],
  }),
  route('shoppingPages', '/admin/shopping/', {
    file: `${FOLDER}/ShoppingPages.tsx`,
    surface: async () => (await import('./ShoppingPages.tsx')).ShoppingPages,
    asks: () => [toRouteListAsk(StaffShoppingPagesResource.get, {})],
  }),
  route('searchDesk', '/admin/search/', {
    file: `${FOLDER}/SearchDesk.tsx`,
    surface: async () => (await import('./SearchDesk.tsx')).SearchDesk,
    asks: () => [toRouteListAsk(StaffDelightsResource.get, {}), toRouteAsk(MarkedWordsResource.get, {})],
  }),
  route('today', '/admin/today/', {
    file: `${FOLDER}/TodayDesk.tsx`,
    surface: async () => (await import('./TodayDesk.tsx')).TodayDesk,
    asks: () => [toRouteListAsk(StaffArticlesResource.get, {}), toRouteListAsk(StaffTodayResource.get, {})],
  }),
  route('jobs', '/admin/jobs/', {
    file: `${FOLDER}/Jobs.tsx`,
    surface: async () => (await import('./Jobs.tsx')).Jobs,
    asks: one((place) => toRouteListAsk(StaffJobsResource.get, parseJobListOptions(place))),
  }),
  route('mails', '/admin/mails/', {
    file: `${FOLDER}/Mails.tsx`,
    surface: async () => (await import('./Mails.tsx')).Mails,
    asks: one((place) => toRouteListAsk(StaffMailsResource.get, parseMailListOptions(place))),
  }),
  route('experiences', '/admin/experiences/', {
    file: `${FOLDER}/ExperienceList.tsx`,
    surface: async () => (await import('./ExperienceList.tsx')).ExperienceList,
    asks: () => [toRouteListAsk(StaffExperiencesResource.get, {})],
  }),
  {
    ...route('experiences', '/admin/experiences/new/', {
      file: `${FOLDER}/ExperienceEditor.tsx`,
      surface: async () => (await import('./ExperienceEditor.tsx')).NewExperience,
      asks: () => [],
    }),
    name: 'admin-new-experience',
  },
  {
    ...route('experiences', '/admin/experiences/preview/', {
      file: `${FOLDER}/ExperiencePreviewPage.tsx`,
      surface: async () => (await import('./ExperiencePreviewPage.tsx')).ExperiencePreviewPage,
      asks: () => [],
    }),
    name: 'admin-experience-preview',
    // Shown in the frame of the editor alone.
    examples: [],
  },
  {
    ...route('experiences', '/admin/experiences/examples/', {
      file: `${FOLDER}/ExperienceExamples.tsx`,
      surface: async () => (await import('./ExperienceExamples.tsx')).ExperienceExamples,
      asks: () => [],
    }),
    name: 'admin-experience-examples',
  },
  {
    ...route('experiences', '/admin/experiences/:experience/', {
      file: `${FOLDER}/ExperienceEditor.tsx`,
      surface: async () => (await import('./ExperienceEditor.tsx')).EditExperience,
      asks: one((place) => toRouteAsk(StaffExperienceResource.get, parseExperienceOptions(place))),
    }),
    name: 'admin-experience',
    isFor: ({ experience }) => /^\d{1,9}$/.test(experience ?? ''),
    examples: ['/admin/experiences/507101/'],
  },
  route('experiments', '/admin/experiments/', {
    file: `${FOLDER}/Experiments.tsx`,
    surface: async () => (await import('./Experiments.tsx')).Experiments,
    asks: () => [toRouteListAsk(StaffExperimentsResource.get, {})],
  }),
  route('events', '/admin/events/', {
    file: `${FOLDER}/Events.tsx`,
    surface: async () => (await import('./Events.tsx')).Events,
    asks: () => [toRouteAsk(StaffEventsResource.get, {})],
  }),
  route('pages', '/admin/pages/', {
    file: `${FOLDER}/Pages.tsx`,
    surface: async () => (await import('./Pages.tsx')).Pages,
    asks: () => [toRouteListAsk(StaffTextPagesResource.get, {})],
  }),
  {
    ...route('pages', '/admin/pages/:page/', {
      file: `${FOLDER}/EditPage.tsx`,
      surface: async () => (await import('./EditPage.tsx')).EditPage,
      asks: one((place) => toRouteAsk(StaffTextPageResource.get, parseTextPageOptions(place))),
    }),
    name: 'admin-page',
    examples: ['/admin/pages/about/'],
  },
  route('acts', '/admin/audit/', {
    file: `${FOLDER}/Acts.tsx`,
    surface: async () => (await import('./Acts.tsx')).Acts,
    asks: () => [toRouteListAsk(StaffActsResource.get, {})],
  }),
]
