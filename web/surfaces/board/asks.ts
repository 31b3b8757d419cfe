import type { BoardInvite, Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { BoardInvitesResource } from '#domain/resources/board-people.ts'
import {
  BoardContentRecommendationResource,
  BoardFeedResource,
  BoardResource,
  BoardSectionsResource,
} from '#domain/resources/boards.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { ShopNamesResource } from '#domain/resources/shopping.ts'
import { GIFT_GUIDE_LAYOUT } from '#domain/rules/board/gift-guide.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { selectAnswer, selectListItems } from '../../state/selectors.ts'
import { makeQuestionKey, type StoreState } from '../../state/store.ts'
import { parseBoardView, toViewFeedOptions } from './board-view.ts'

export const parseBoardOptions = ({ params }: RouteLocation) => ({
  username: params.username ?? '',
  slug: params.board ?? '',
})
const boardAt = (place: RouteLocation, known: StoreState) =>
  selectAnswer(known, BoardResource.get, parseBoardOptions(place))

/** Options for the invitations addressed to the viewer. */
export const OWN_INVITES_OPTIONS = { current_user: true }

/** Options for the people who have joined a board, without its owner. */
export const toBoardMembersOptions = (boardId: Id) => ({ board_id: boardId, status_filters: ['accepted'] })

const sectionAsked = ({ params }: RouteLocation) => ({
  username: params.username ?? '',
  board_slug: params.board ?? '',
  section_slug: params.section ?? '',
})

/** The section that the URL names; undefined when it names none. A board without that section results in a 404. */
export function selectRouteSection(place: RouteLocation, known: StoreState): Section | undefined {
  if (!place.params.section) return undefined
  return listedSection(place, known) ?? selectAnswer(known, BoardSectionResource.get, sectionAsked(place))
}

/**
 * Looks for the section in the first page of the board's sections: null when not found, undefined before they are
 * loaded.
 */
function listedSection(place: RouteLocation, known: StoreState): Section | null | undefined {
  const board = boardAt(place, known)
  const list = board && known.lists[makeQuestionKey(BoardSectionsResource.get, { board_id: board.id })]
  if (!list) return undefined
  return selectListItems<Section>(known, list).find((section) => section.slug === place.params.section) ?? null
}

/** The viewer's invitation to the board in the URL: null when there is none, undefined before it is known. */
export function selectRouteInvite(place: RouteLocation, known: StoreState): BoardInvite | null | undefined {
  const list = known.lists[makeQuestionKey(BoardInvitesResource.get, OWN_INVITES_OPTIONS)]
  if (!list) return undefined
  const path = `/${place.params.username}/${place.params.board}/`.toLowerCase()
  const isThis = ({ board, is_acceptable }: BoardInvite) =>
    is_acceptable && decodeURIComponent(board.url).toLowerCase() === path
  return selectListItems<BoardInvite>(known, list).find(isThis) ?? null
}

/** Options for the board's feed; undefined until the board and its section are known. */
export function selectBoardFeedOptions(place: RouteLocation, known: StoreState) {
  const board = boardAt(place, known)
  if (!board) return undefined
  const view = { ...toViewFeedOptions(parseBoardView(place)), ...parseListStart(place) }
  if (!place.params.section) return { board_id: board.id, filter_section_pins: true, ...view }
  const section = selectRouteSection(place, known)
  return section ? { board_id: board.id, section_id: section.id, ...view } : undefined
}

export const toBoardIdeasOptions = (place: RouteLocation, boardId: Id, sectionId: Id | undefined) => ({
  id: boardId,
  ...(sectionId && { section_id: sectionId }),
  ...parseListStart(place),
})

export function boardAsks(place: RouteLocation, known: StoreState) {
  const board = boardAt(place, known)
  const feed = selectBoardFeedOptions(place, known)
  const { isIdeas } = parseBoardView(place)
  return [
    ...boardHeadAsks(place, known),
    ...(board && feed && isIdeas
      ? [
          toRouteListAsk(
            BoardContentRecommendationResource.get,
            toBoardIdeasOptions(place, board.id, selectRouteSection(place, known)?.id),
          ),
        ]
      : []),
    ...(feed && !isIdeas ? [toRouteListAsk(BoardFeedResource.get, feed)] : []),
    ...(board?.layout === GIFT_GUIDE_LAYOUT && !isIdeas ? [toRouteAsk(ShopNamesResource.get, {}, true)] : []),
  ]
}

/** Questions of a board's page except its pin grid, which would shrink to its first page if it were asked again. */
export function boardHeadAsks(place: RouteLocation, known: StoreState) {
  const board = boardAt(place, known)
  return [
    ...boardOrInvite(place, known),
    ...(board ? [toRouteListAsk(BoardSectionsResource.get, { board_id: board.id })] : []),
    ...(place.params.section && listedSection(place, known) === null
      ? [toRouteAsk(BoardSectionResource.get, sectionAsked(place))]
      : []),
    ...(board && board.collaborator_count > 0
      ? [toRouteListAsk(BoardInvitesResource.get, toBoardMembersOptions(board.id), true)]
      : []),
  ]
}

/** An invited person can't load a secret board yet but still gets a page, so a missing board is no failure for them. */
function boardOrInvite(place: RouteLocation, known: StoreState) {
  const which = parseBoardOptions(place)
  if (!place.viewer.is_auth) return [toRouteAsk(BoardResource.get, which)]
  const mine = toRouteListAsk(BoardInvitesResource.get, OWN_INVITES_OPTIONS, true)
  const isStranger = !boardAt(place, known) && selectRouteInvite(place, known) === null
  return [
    mine,
    isStranger
      ? toRouteAsk(BoardResource.get, { ...which, field_set_key: 'all' })
      : toRouteAsk(BoardResource.get, which, true),
  ]
}
