import { BoardInvitesResource } from '#domain/resources/board-people.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { type Route, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { parseBoardIdOptions, parseBoardPeopleOptions } from '../board/edit/asks.ts'
import { hasValidId, selectBoardName } from '../board/routes.ts'

const people = {
  file: 'web/surfaces/board-people/Collaborators.tsx',
  surface: async () => (await import('./Collaborators.tsx')).Collaborators,
  kind: 'other',
  signedIn: 'continue',
  isFor: hasValidId,
  asks: (place: RouteLocation) => [
    toRouteAsk(BoardResource.get, parseBoardIdOptions(place)),
    toRouteListAsk(BoardInvitesResource.get, parseBoardPeopleOptions(place)),
  ],
} as const

/** Routes for the collaborators of a board and its invitations. */
export const boardPeopleRoutes: readonly Route[] = [
  {
    ...people,
    name: 'board-collaborators',
    path: '/board/:id/edit/collaborators/',
    head: (place, known, say) => ({
      title: say('people.title', { board: selectBoardName(place, known) }),
      noindex: true,
    }),
  },
  {
    ...people,
    name: 'board-add-collaborators',
    path: '/board/:id/edit/add_collaborators/',
    head: (place, known, say) => ({
      title: say('people.inviteTitle', { board: selectBoardName(place, known) }),
      noindex: true,
    }),
  },
]
