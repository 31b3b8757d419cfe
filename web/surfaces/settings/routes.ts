import { Settings } from 'lucide-react'
import type { ComponentType } from 'react'
import {
  BusinessTypesResource,
  CountriesResource,
  DataExportResource,
  LocalesResource,
  UserBlockResource,
  UserMuteResource,
  UserSettingsResource,
} from '#domain/resources/account.ts'
import { UserSessionStoreResource } from '#domain/resources/session.ts'
import { WebsiteResource } from '#domain/resources/websites.ts'
import { type Asked, asked, askedList, type Place, type Route } from '../../router/route.ts'
import { pathOf, type Section, sectionsOf } from './sections.ts'

type Row = {
  section: Section
  file: string
  surface: () => Promise<ComponentType>
  asks?: Asked[] | ((place: Place) => Asked[])
}

const FOLDER = 'web/surfaces/settings'

const ROWS: Row[] = [
  {
    section: 'profile',
    file: `${FOLDER}/profile/Profile.tsx`,
    surface: async () => (await import('./profile/Profile.tsx')).Profile,
  },
  {
    section: 'account',
    file: `${FOLDER}/account/Account.tsx`,
    surface: async () => (await import('./account/Account.tsx')).Account,
    asks: [asked(CountriesResource.get, {}), asked(BusinessTypesResource.get, {})],
  },
  {
    section: 'security',
    file: `${FOLDER}/security/Security.tsx`,
    surface: async () => (await import('./security/Security.tsx')).Security,
    asks: [askedList(UserSessionStoreResource.get, {})],
  },
  {
    section: 'privacy',
    file: `${FOLDER}/Privacy.tsx`,
    surface: async () => (await import('./Privacy.tsx')).Privacy,
  },
  {
    section: 'language',
    file: `${FOLDER}/Language.tsx`,
    surface: async () => (await import('./Language.tsx')).Language,
    asks: [asked(LocalesResource.get, {})],
  },
  {
    section: 'notifications',
    file: `${FOLDER}/Notifications.tsx`,
    surface: async () => (await import('./Notifications.tsx')).Notifications,
  },
  {
    section: 'websites',
    file: `${FOLDER}/websites/Websites.tsx`,
    surface: async () => (await import('./websites/Websites.tsx')).Websites,
    asks: [askedList(WebsiteResource.get, {})],
  },
  {
    section: 'blocked',
    file: `${FOLDER}/Blocked.tsx`,
    surface: async () => (await import('./Blocked.tsx')).Blocked,
    asks: [askedList(UserBlockResource.get, {}), askedList(UserMuteResource.get, {})],
  },
  {
    section: 'data',
    file: `${FOLDER}/data/YourData.tsx`,
    surface: async () => (await import('./data/YourData.tsx')).YourData,
    asks: [askedList(DataExportResource.get, {})],
  },
]

const always = asked(UserSettingsResource.get, {})

/** Spec 2, /settings: a page for each section, and the list of them. */
export const settingsRoutes: readonly Route[] = [
  {
    name: 'settings',
    path: '/settings/',
    file: `${FOLDER}/profile/Profile.tsx`,
    surface: async () => (await import('./profile/Profile.tsx')).Profile,
    kind: 'other',
    signedIn: 'continue',
    hasFooter: true,
    inMenu: { text: 'shell.settings', icon: Settings },
    asks: () => [always],
    head: (_place, _known, say) => ({ title: say('settings.title'), noindex: true }),
  },
  ...ROWS.map(settingsRoute),
  {
    name: 'business-convert',
    path: '/business/convert/',
    file: `${FOLDER}/account/ConvertBusiness.tsx`,
    surface: async () => (await import('./account/ConvertBusiness.tsx')).ConvertBusiness,
    kind: 'other',
    signedIn: 'continue',
    hasFooter: true,
    // A business account is changed in the settings instead.
    redirect: ({ viewer }) => (viewer.is_auth && viewer.is_partner ? pathOf('account') : undefined),
    asks: () => [always, asked(BusinessTypesResource.get, {})],
    head: (_place, _known, say) => ({ title: say('businessForm.open'), noindex: true }),
  },
]

/** The page of a section; rooms that stand above have some of their own. */
export function settingsRoute({ section, file, surface, asks = [] }: Row): Route {
  return {
    name: `settings-${section}`,
    path: pathOf(section),
    file,
    surface,
    kind: 'other',
    signedIn: 'continue',
    hasFooter: true,
    redirect: (place) => (isClosed(section, place) ? '/settings/' : undefined),
    asks: (place) => [always, ...(typeof asks === 'function' ? asks(place) : asks)],
    head: (_place, _known, say) => ({
      title: say('settings.pageTitle', { section: say(`settings.${section}`) }),
      noindex: true,
    }),
  }
}

const isClosed = (section: Section, { viewer }: Place) => viewer.is_auth && !sectionsOf(viewer).includes(section)
