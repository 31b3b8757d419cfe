import { BoardInvitesResource } from '#domain/resources/board-people.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { asked, askedList, type Place, type Route } from '../../router/route.ts'
import { boardById, peopleOf } from '../board/edit/asks.ts'
import { isId, nameOf } from '../board/routes.ts'

const people = {
  file: 'web/surfaces/board-people/Collaborators.tsx',
  surface: async () => (await import('./Collaborators.tsx')).Collaborators,
  kind: 'other',
  signedIn: 'continue',
  isFor: isId,
  asks: (place: Place) => [
    asked(BoardResource.get, boardById(place)),
    askedList(BoardInvitesResource.get, peopleOf(place)),
  ],
} as const

/** Who works on a board, and who is asked to. */
export const boardPeopleRoutes: readonly Route[] = [
  {
    ...people,
    name: 'board-collaborators',
    path: '/board/:id/edit/collaborators/',
    head: (place, known, say) => ({ title: say('people.title', { board: nameOf(place, known) }), noindex: true }),
  },
  {
    ...people,
    name: 'board-add-collaborators',
    path: '/board/:id/edit/add_collaborators/',
    head: (place, known, say) => ({ title: say('people.inviteTitle', { board: nameOf(place, known) }), noindex: true }),
  },
]
