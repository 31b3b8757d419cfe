import { parseId } from '#domain/parse-id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { type Route, type RouteLocation, toRouteAsk } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { parseBoardIdOptions, parseSectionIdOptions } from './edit/asks.ts'

const FOLDER = 'web/surfaces/board'

export const hasValidId = ({ id = '' }: RouteLocation['params']) => parseId(id) !== null
export const selectBoardName = (place: RouteLocation, known: StoreState) =>
  selectAnswer(known, BoardResource.get, parseBoardIdOptions(place))?.name ?? ''

/** Routes of the edit pages for boards and sections. */
export const boardRoutes: readonly Route[] = [
  {
    name: 'board-edit',
    path: '/board/:id/edit/',
    file: `${FOLDER}/edit/EditBoard.tsx`,
    surface: async () => (await import('./edit/EditBoard.tsx')).EditBoard,
    kind: 'other',
    signedIn: 'continue',
    isFor: hasValidId,
    asks: (place) => [toRouteAsk(BoardResource.get, parseBoardIdOptions(place))],
    head: (place, known, say) => ({
      title: say('boards.editTitle', { board: selectBoardName(place, known) }),
      noindex: true,
    }),
  },
  {
    name: 'section-edit',
    path: '/boardsection/:id/edit/',
    file: `${FOLDER}/edit/EditSection.tsx`,
    surface: async () => (await import('./edit/EditSection.tsx')).EditSection,
    kind: 'other',
    signedIn: 'continue',
    isFor: hasValidId,
    asks: (place, known) => {
      const section = selectAnswer(known, BoardSectionResource.get, parseSectionIdOptions(place))
      return [
        toRouteAsk(BoardSectionResource.get, parseSectionIdOptions(place)),
        ...(section ? [toRouteAsk(BoardResource.get, { board_id: section.board.id })] : []),
      ]
    },
    head: (place, known, say) => {
      const section = selectAnswer(known, BoardSectionResource.get, parseSectionIdOptions(place))?.title ?? ''
      return { title: say('sections.editTitle', { section }), noindex: true }
    },
  },
]
