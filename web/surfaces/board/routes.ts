import { BoardResource } from '#domain/resources/boards.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { asked, type Place, type Route } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { boardById, sectionById } from './edit/asks.ts'

const FOLDER = 'web/surfaces/board'

export const isId = ({ id = '' }: Place['params']) => /^\d+$/.test(id)
export const nameOf = (place: Place, known: State) => readAnswer(known, BoardResource.get, boardById(place))?.name ?? ''

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
