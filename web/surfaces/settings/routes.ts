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
import { type Route, type RouteAsk, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { listSettingsSections, type SettingsSection, toSettingsPath } from './sections.ts'

type Row = {
  section: SettingsSection
  file: string
  surface: () => Promise<ComponentType>
  asks?: RouteAsk[] | ((place: RouteLocation) => RouteAsk[])
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
    asks: [toRouteAsk(CountriesResource.get, {}), toRouteAsk(BusinessTypesResource.get, {})],
  },
  {
    section: 'security',
    file: `${FOLDER}/security/Security.tsx`,
    surface: async () => (await import('./security/Security.tsx')).Security,
    asks: [toRouteListAsk(UserSessionStoreResource.get, {})],
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
    asks: [toRouteAsk(LocalesResource.get, {})],
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
    asks: [toRouteListAsk(WebsiteResource.get, {})],
  },
  {
    section: 'blocked',
    file: `${FOLDER}/Blocked.tsx`,
    surface: async () => (await import('./Blocked.tsx')).Blocked,
    asks: [toRouteListAsk(UserBlockResource.get, {}), toRouteListAsk(UserMuteResource.get, {})],
  },
  {
    section: 'data',
    file: `${FOLDER}/data/YourData.tsx`,
    surface: async () => (await import('./data/YourData.tsx')).YourData,
    asks: [toRouteListAsk(DataExportResource.get, {})],
  },
]

const always = toRouteAsk(UserSettingsResource.get, {})

/** A page for each settings section, and one for the list of sections. */
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
  ...ROWS.map(makeSettingsRoute),
  {
    name: 'business-convert',
    path: '/business/convert/',
    file: `${FOLDER}/account/ConvertBusiness.tsx`,
    surface: async () => (await import('./account/ConvertBusiness.tsx')).ConvertBusiness,
    kind: 'other',
    signedIn: 'continue',
    hasFooter: true,
    // Business accounts are changed in the account settings instead.
    redirect: ({ viewer }) => (viewer.is_auth && viewer.is_partner ? toSettingsPath('account') : undefined),
    asks: () => [always, toRouteAsk(BusinessTypesResource.get, {})],
    head: (_place, _known, say) => ({ title: say('businessForm.open'), noindex: true }),
  },
]

/** Makes the route of a settings section; also used by rooms on higher floors. */
export function makeSettingsRoute({ section, file, surface, asks = [] }: Row): Route {
  return {
    name: `settings-${section}`,
    path: toSettingsPath(section),
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

const isClosed = (section: SettingsSection, { viewer }: RouteLocation) =>
  viewer.is_auth && !listSettingsSections(viewer).includes(section)
