import { User } from 'lucide-react'
import { BoardResource } from '#domain/resources/boards.ts'
import { UserResource } from '#domain/resources/users.ts'
import { firstRoutes } from './first-routes.ts'
import type { Route, RouteLocation } from './router/route.ts'
import { selectAnswer } from './state/selectors.ts'
import type { StoreState } from './state/store.ts'
import { adminRoutes } from './surfaces/admin/routes.ts'
import { analyticsRoutes } from './surfaces/analytics/routes.ts'
import { authRoutes } from './surfaces/auth/routes.ts'
import { boardAsks, parseBoardOptions } from './surfaces/board/asks.ts'
import { makeBoardRouteHead, toBoardLandingPage } from './surfaces/board/head.ts'
import { boardRoutes } from './surfaces/board/routes.ts'
import { boardPeopleRoutes } from './surfaces/board-people/routes.ts'
import { cataloguePageRoutes } from './surfaces/catalogues/routes.ts'
import { createRoutes } from './surfaces/create/routes.ts'
import { demoMailRoutes } from './surfaces/demo-mail/routes.ts'
import { duplicatesRoutes } from './surfaces/duplicates/routes.ts'
import { feedbackRoutes } from './surfaces/feedback/routes.ts'
import { followsAsks } from './surfaces/follow/asks.ts'
import { makeFollowsRouteHead } from './surfaces/follow/head.ts'
import { guestRoutes } from './surfaces/guest/routes.ts'
import { ideasRoutes } from './surfaces/ideas/routes.ts'
import { inviteRoutes } from './surfaces/invite/routes.ts'
import { messageRoutes } from './surfaces/messages/routes.ts'
import { notificationRoutes } from './surfaces/notifications/routes.ts'
import { offsitePageRoutes } from './surfaces/offsite/routes.ts'
import { pinPagesRoutes } from './surfaces/pin-pages/routes.ts'
import { parseProfileOptions, profileAsks } from './surfaces/profile/asks.ts'
import { makeProfileRouteHead } from './surfaces/profile/head.ts'
import { reportsRoutes } from './surfaces/reports/routes.ts'
import { searchRoutes } from './surfaces/search/routes.ts'
import { settingsRoutes } from './surfaces/settings/routes.ts'
import { shopToolRoutes } from './surfaces/shop-tool/routes.ts'
import { shoppingRoutes } from './surfaces/shopping/routes.ts'
import { textPageRoutes } from './surfaces/text-pages/routes.ts'
import { todayRoutes } from './surfaces/today/routes.ts'
import { trashRoutes } from './surfaces/trash/routes.ts'
import { videosRoutes } from './surfaces/videos/routes.ts'
import { visualSearchRoutes } from './surfaces/visual-search/routes.ts'

/** The browser doesn't know the reserved usernames: it asks for such a person and gets a 404. */
const isReserved = import.meta.env.SSR
  ? (await import('#domain/rules/account/username.ts')).isReservedUsername
  : (_username: string) => false
const ofPerson = ({ username = '' }: RouteLocation['params']) => !isReserved(username.toLowerCase())

/** Redirects signed-out visitors to the lower-case form of a profile URL. */
function inSmallLetters(place: RouteLocation): string | undefined {
  const { username = '' } = place.params
  if (place.viewer.is_auth || username === username.toLowerCase()) return undefined
  return underName(place, username.toLowerCase())
}

/** Someone who changed their username can be found by the old one for a year; the URL changes to the new one. */
function byNewName(place: RouteLocation, name: string | undefined): string | undefined {
  const isSame = !name || name.toLowerCase() === place.params.username?.toLowerCase()
  return isSame ? undefined : underName(place, name)
}

function underName({ path, query }: RouteLocation, username: string): string {
  const search = query.toString()
  const rest = path.split('/').slice(2).join('/')
  return `/${encodeURIComponent(username)}/${rest}${search && `?${search}`}`
}

const board = {
  file: 'web/surfaces/board/Board.tsx',
  surface: async () => (await import('./surfaces/board/Board.tsx')).Board,
  kind: toBoardLandingPage,
  asks: boardAsks,
  head: makeBoardRouteHead,
  redirect: inSmallLetters,
  moved: (place: RouteLocation, known: StoreState) =>
    byNewName(place, selectAnswer(known, BoardResource.get, parseBoardOptions(place))?.owner.username),
}

/** All routes: the path, the surface, and its questions. The first route that fits is used. */
export const routes: readonly Route[] = [
  ...firstRoutes,
  {
    name: 'me',
    path: '/me/',
    file: 'web/surfaces/profile/Profile.tsx',
    surface: async () => (await import('./surfaces/profile/Profile.tsx')).Profile,
    kind: 'profile',
    signedIn: 'continue',
    redirect: ({ viewer }) => (viewer.is_auth && viewer.username ? `/${viewer.username}/` : undefined),
    inMenu: { text: 'shell.profile', icon: User },
    head: (_place, _known, say) => ({ title: say('shell.profile') }),
  },
  ...authRoutes,
  ...settingsRoutes,
  ...cataloguePageRoutes,
  ...duplicatesRoutes,
  ...trashRoutes,
  ...notificationRoutes,
  ...createRoutes,
  ...offsitePageRoutes,
  ...searchRoutes,
  ...ideasRoutes,
  ...shoppingRoutes,
  ...shopToolRoutes,
  ...videosRoutes,
  ...todayRoutes,
  ...guestRoutes,
  ...pinPagesRoutes,
  ...visualSearchRoutes,
  ...feedbackRoutes,
  ...reportsRoutes,
  ...textPageRoutes,
  ...adminRoutes,
  ...demoMailRoutes,
  ...analyticsRoutes,
  ...messageRoutes,
  ...inviteRoutes,
  ...boardRoutes,
  ...boardPeopleRoutes,
  {
    name: 'profile',
    path: '/:username/',
    aliases: ['/:username/_created/', '/:username/_saved/', '/:username/_shop/', '/:username/pins/'],
    examples: ['/robin_vale/', '/robin_vale/_created/', '/robin_vale/pins/'],
    isFor: ofPerson,
    file: 'web/surfaces/profile/Profile.tsx',
    surface: async () => (await import('./surfaces/profile/Profile.tsx')).Profile,
    kind: 'profile',
    asks: profileAsks,
    head: makeProfileRouteHead,
    redirect: inSmallLetters,
    moved: (place, known) =>
      byNewName(place, selectAnswer(known, UserResource.get, parseProfileOptions(place))?.username),
  },
  {
    name: 'follows',
    path: '/:username/followers/',
    aliases: ['/:username/following/', '/:username/following/boards/'],
    examples: ['/robin_vale/followers/'],
    isFor: ofPerson,
    file: 'web/surfaces/follow/Follows.tsx',
    surface: async () => (await import('./surfaces/follow/Follows.tsx')).Follows,
    kind: 'profile',
    hasFooter: true,
    asks: followsAsks,
    head: makeFollowsRouteHead,
    redirect: inSmallLetters,
    moved: (place, known) =>
      byNewName(place, selectAnswer(known, UserResource.get, parseProfileOptions(place))?.username),
  },
  { ...board, name: 'board', path: '/:username/:board/', examples: ['/robin_vale/slow-kitchen/'], isFor: ofPerson },
  { ...board, name: 'section', path: '/:username/:board/:section/', isFor: ofPerson },
]
