import { FEED_SORTS, type FeedSort } from '#domain/constants/kinds.ts'
import { FAVORITES_FILTER } from '#domain/resources/boards.ts'
import type { Place } from '../../router/route.ts'

/** How a board is looked at: its address says it, so that it can be shared and works without script. */
export type BoardView = {
  /** Undefined: the order that the board's people chose. */
  sort: FeedSort | undefined
  isFavorites: boolean
  isIdeas: boolean
  isOrganizing: boolean
}

export function viewAt({ query }: Pick<Place, 'query'>): BoardView {
  const sort = query.get('sort')
  return {
    sort: FEED_SORTS.find((one) => one === sort),
    isFavorites: query.get('filter') === 'favorites',
    isIdeas: query.get('tab') === 'ideas',
    isOrganizing: query.get('organize') === '1',
  }
}

/** The address of a board, or of one of its sections. */
export const placeUrl = (board: { url: string }, section: { slug: string } | undefined): string =>
  section ? `${board.url}${encodeURIComponent(section.slug)}/` : board.url

/** The address of the same board looked at in another way; where a list began does not go along. */
export function viewHref(path: string, view: BoardView, change: Partial<BoardView>): string {
  const { sort, isFavorites, isIdeas, isOrganizing } = { ...view, ...change }
  const query = new URLSearchParams()
  if (isIdeas) query.set('tab', 'ideas')
  else {
    if (sort) query.set('sort', sort)
    if (isFavorites) query.set('filter', 'favorites')
    if (isOrganizing) query.set('organize', '1')
  }
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/** The options of the feed that a view asks for. */
export const feedOptions = ({ sort, isFavorites }: BoardView) => ({
  ...(sort && { sort }),
  ...(isFavorites && { current_filter: FAVORITES_FILTER }),
})
