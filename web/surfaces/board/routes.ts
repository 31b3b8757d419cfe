import { BoardInvitesResource } from '#domain/resources/board-people.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { asked, askedList, type Place, type Route } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { boardById, peopleOf, sectionById } from './edit/asks.ts'

const FOLDER = 'web/surfaces/board'
const isId = ({ id = '' }: Place['params']) => /^\d+$/.test(id)
const nameOf = (place: Place, known: State) => readAnswer(known, BoardResource.get, boardById(place))?.name ?? ''

const people = {
  file: `${FOLDER}/people/Collaborators.tsx`,
  surface: async () => (await import('./people/Collaborators.tsx')).Collaborators,
  kind: 'other',
  signedIn: 'continue',
  isFor: isId,
  asks: (place: Place) => [
    asked(BoardResource.get, boardById(place)),
    askedList(BoardInvitesResource.get, peopleOf(place)),
  ],
} as const

/** Spec 2: the edit pages of boards and sections. */
export const boardRoutes: readonly Route[] = [
  {
    name: 'board-edit',
    path: '/board/:id/edit/',
    file: `${FOLDER}/edit/EditBoard.tsx`,
    surface: async () => (await import('./edit/EditBoard.tsx')).EditBoard,
    kind: 'other',
    signedIn: 'continue',
    isFor: isId,
    asks: (place) => [asked(BoardResource.get, boardById(place))],
    head: (place, known, say) => ({ title: say('boards.editTitle', { board: nameOf(place, known) }), noindex: true }),
  },
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
  {
    name: 'section-edit',
    path: '/boardsection/:id/edit/',
    file: `${FOLDER}/edit/EditSection.tsx`,
    surface: async () => (await import('./edit/EditSection.tsx')).EditSection,
    kind: 'other',
    signedIn: 'continue',
    isFor: isId,
    asks: (place, known) => {
      const section = readAnswer(known, BoardSectionResource.get, sectionById(place))
      return [
        asked(BoardSectionResource.get, sectionById(place)),
        ...(section ? [asked(BoardResource.get, { board_id: section.board.id })] : []),
      ]
    },
    head: (place, known, say) => {
      const section = readAnswer(known, BoardSectionResource.get, sectionById(place))?.title ?? ''
      return { title: say('sections.editTitle', { section }), noindex: true }
    },
  },
]
