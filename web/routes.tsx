import { User } from 'lucide-react'
import { BoardResource } from '#domain/resources/boards.ts'
import { UserResource } from '#domain/resources/users.ts'
import { firstRoutes } from './first-routes.ts'
import type { Place, Route } from './router/route.ts'
import { readAnswer } from './state/read.ts'
import type { State } from './state/store.ts'
import { adminRoutes } from './surfaces/admin/routes.ts'
import { analyticsRoutes } from './surfaces/analytics/routes.ts'
import { authRoutes } from './surfaces/auth/routes.ts'
import { boardAsked, boardAsks } from './surfaces/board/asks.ts'
import { boardHead, boardKind } from './surfaces/board/head.ts'
import { boardRoutes } from './surfaces/board/routes.ts'
import { boardPeopleRoutes } from './surfaces/board-people/routes.ts'
import { catalogueRoutes } from './surfaces/catalogues/routes.ts'
import { createRoutes } from './surfaces/create/routes.ts'
import { demoMailRoutes } from './surfaces/demo-mail/routes.ts'
import { duplicatesRoutes } from './surfaces/duplicates/routes.ts'
import { feedbackRoutes } from './surfaces/feedback/routes.ts'
import { followsAsks } from './surfaces/follow/asks.ts'
import { followsHead } from './surfaces/follow/head.ts'
import { guestRoutes } from './surfaces/guest/routes.ts'
import { ideasRoutes } from './surfaces/ideas/routes.ts'
import { inviteRoutes } from './surfaces/invite/routes.ts'
import { messageRoutes } from './surfaces/messages/routes.ts'
import { notificationRoutes } from './surfaces/notifications/routes.ts'
import { offsiteRoutes } from './surfaces/offsite/routes.ts'
import { pinPagesRoutes } from './surfaces/pin-pages/routes.ts'
import { personAsked, profileAsks } from './surfaces/profile/asks.ts'
import { profileHead } from './surfaces/profile/head.ts'
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

/** The browser need not know the reserved words: it asks for such a person and is told that there is none. */
const isReserved = import.meta.env.SSR
  ? (await import('#domain/rules/account/username.ts')).isReserved
  : (_username: string) => false
const ofPerson = ({ username = '' }: Place['params']) => !isReserved(username.toLowerCase())

/** Signed-out visitors have one address for each person, in small letters. */
function inSmallLetters(place: Place): string | undefined {
  const { username = '' } = place.params
  if (place.viewer.is_auth || username === username.toLowerCase()) return undefined
  return underName(place, username.toLowerCase())
}

/** Who changed their name is found by the older one for a year, and shown by the new one. */
function byNewName(place: Place, name: string | undefined): string | undefined {
  const isSame = !name || name.toLowerCase() === place.params.username?.toLowerCase()
  return isSame ? undefined : underName(place, name)
}

function underName({ path, query }: Place, username: string): string {
  const search = query.toString()
  const rest = path.split('/').slice(2).join('/')
  return `/${encodeURIComponent(username)}/${rest}${search && `?${search}`}`
}

const board = {
  file: 'web/surfaces/board/Board.tsx',
  surface: async () => (await import('./surfaces/board/Board.tsx')).Board,
  kind: boardKind,
  asks: boardAsks,
  head: boardHead,
  redirect: inSmallLetters,
  moved: (place: Place, known: State) =>
    byNewName(place, readAnswer(known, BoardResource.get, boardAsked(place))?.owner.username),
}

/** Spec 2: every address, the surface it shows and what it asks first. The first row that fits is taken. */
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
  ...catalogueRoutes,
  ...duplicatesRoutes,
  ...trashRoutes,
  ...notificationRoutes,
  ...createRoutes,
  ...offsiteRoutes,
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
    head: profileHead,
    redirect: inSmallLetters,
    moved: (place, known) => byNewName(place, readAnswer(known, UserResource.get, personAsked(place))?.username),
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
    head: followsHead,
    redirect: inSmallLetters,
    moved: (place, known) => byNewName(place, readAnswer(known, UserResource.get, personAsked(place))?.username),
  },
  { ...board, name: 'board', path: '/:username/:board/', examples: ['/robin_vale/slow-kitchen/'], isFor: ofPerson },
  { ...board, name: 'section', path: '/:username/:board/:section/', isFor: ofPerson },
]
