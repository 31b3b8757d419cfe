import type { Section } from '#domain/entities/board.ts'
import { BoardFeedResource, BoardResource, BoardSectionsResource } from '#domain/resources/boards.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { questionKey, readAnswer, readItems, type State } from '../../state/store.ts'

export const boardAsked = ({ params }: Place) => ({ username: params.username ?? '', slug: params.board ?? '' })
const boardAt = (place: Place, known: State) => readAnswer(known, BoardResource.get, boardAsked(place))

/** The section that the address names; undefined without one, null when the board has none of that name. */
export function sectionAt(place: Place, known: State): Section | null | undefined {
  const board = boardAt(place, known)
  if (!place.params.section || !board) return undefined
  const list = known.lists[questionKey(BoardSectionsResource.get, { board_id: board.id })]
  if (!list) return undefined
  return readItems<Section>(known, list).find((section) => section.slug === place.params.section) ?? null
}

/** Undefined until it is known which board and section are meant. */
export function boardFeed(place: Place, known: State) {
  const board = boardAt(place, known)
  if (!board) return undefined
  if (!place.params.section) return { board_id: board.id, filter_section_pins: true, ...startOf(place) }
  const section = sectionAt(place, known)
  return section ? { board_id: board.id, section_id: section.id, ...startOf(place) } : undefined
}

export function boardAsks(place: Place, known: State) {
  const board = boardAt(place, known)
  const feed = boardFeed(place, known)
  return [
    asked(BoardResource.get, boardAsked(place)),
    ...(board ? [askedList(BoardSectionsResource.get, { board_id: board.id })] : []),
    ...(feed ? [askedList(BoardFeedResource.get, feed)] : []),
  ]
}
