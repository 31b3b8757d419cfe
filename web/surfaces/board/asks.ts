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
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { readAnswer, readItems } from '../../state/read.ts'
import { questionKey, type State } from '../../state/store.ts'
import { feedOptions, viewAt } from './board-view.ts'

export const boardAsked = ({ params }: Place) => ({ username: params.username ?? '', slug: params.board ?? '' })
const boardAt = (place: Place, known: State) => readAnswer(known, BoardResource.get, boardAsked(place))

/** What the viewer is asked to join. */
export const MY_INVITES = { current_user: true }

/** Those who have joined a board, without its owner. */
export const membersOf = (boardId: Id) => ({ board_id: boardId, status_filters: ['accepted'] })

const sectionAsked = ({ params }: Place) => ({
  username: params.username ?? '',
  board_slug: params.board ?? '',
  section_slug: params.section ?? '',
})

/** The section that the address names; undefined without one. Of a board that has none of that name there is no page. */
export function sectionAt(place: Place, known: State): Section | undefined {
  if (!place.params.section) return undefined
  return listedSection(place, known) ?? readAnswer(known, BoardSectionResource.get, sectionAsked(place))
}

/** Found among the board's first sections; null when it is not there, undefined before they are known. */
function listedSection(place: Place, known: State): Section | null | undefined {
  const board = boardAt(place, known)
  const list = board && known.lists[questionKey(BoardSectionsResource.get, { board_id: board.id })]
  if (!list) return undefined
  return readItems<Section>(known, list).find((section) => section.slug === place.params.section) ?? null
}

/** The viewer's invitation to the board of this address; null when there is none, undefined before it is known. */
export function inviteAt(place: Place, known: State): BoardInvite | null | undefined {
  const list = known.lists[questionKey(BoardInvitesResource.get, MY_INVITES)]
  if (!list) return undefined
  const path = `/${place.params.username}/${place.params.board}/`.toLowerCase()
  const isThis = ({ board, is_acceptable }: BoardInvite) =>
    is_acceptable && decodeURIComponent(board.url).toLowerCase() === path
  return readItems<BoardInvite>(known, list).find(isThis) ?? null
}

/** Undefined until it is known which board and section are meant. */
export function boardFeed(place: Place, known: State) {
  const board = boardAt(place, known)
  if (!board) return undefined
  const view = { ...feedOptions(viewAt(place)), ...startOf(place) }
  if (!place.params.section) return { board_id: board.id, filter_section_pins: true, ...view }
  const section = sectionAt(place, known)
  return section ? { board_id: board.id, section_id: section.id, ...view } : undefined
}

export const ideasFor = (place: Place, boardId: Id, sectionId: Id | undefined) => ({
  id: boardId,
  ...(sectionId && { section_id: sectionId }),
  ...startOf(place),
})

export function boardAsks(place: Place, known: State) {
  const board = boardAt(place, known)
  const feed = boardFeed(place, known)
  const { isIdeas } = viewAt(place)
  return [
    ...boardOrInvite(place, known),
    ...(board ? [askedList(BoardSectionsResource.get, { board_id: board.id })] : []),
    ...(place.params.section && listedSection(place, known) === null
      ? [asked(BoardSectionResource.get, sectionAsked(place))]
      : []),
    ...(board && board.collaborator_count > 0 ? [askedList(BoardInvitesResource.get, membersOf(board.id), true)] : []),
    ...(board && feed && isIdeas
      ? [askedList(BoardContentRecommendationResource.get, ideasFor(place, board.id, sectionAt(place, known)?.id))]
      : []),
    ...(feed && !isIdeas ? [askedList(BoardFeedResource.get, feed)] : []),
  ]
}

/** Who is asked to join a secret board does not see it yet, and still finds its page: so a missing board is no failure for them. */
function boardOrInvite(place: Place, known: State) {
  const which = boardAsked(place)
  if (!place.viewer.is_auth) return [asked(BoardResource.get, which)]
  const mine = askedList(BoardInvitesResource.get, MY_INVITES, true)
  const isStranger = !boardAt(place, known) && inviteAt(place, known) === null
  return [
    mine,
    isStranger ? asked(BoardResource.get, { ...which, field_set_key: 'all' }) : asked(BoardResource.get, which, true),
  ]
}
