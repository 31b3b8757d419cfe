import { BOARD_FILTERS, BOARD_SORTS, type BoardSort } from '#domain/resources/boards.ts'
import type { RouteLocation } from '../../router/route.ts'

export type BoardFilter = (typeof BOARD_FILTERS)[number]['name']
export type BoardsView = { sort: BoardSort; filter: BoardFilter }

const USUAL: BoardsView = { sort: 'last_pinned_to', filter: 'NONE' }

/** Default order: one's own boards keep the last chosen order. */
function usualSort({ viewer, params }: Whose): BoardSort {
  const isOwn = viewer.username !== null && viewer.username.toLowerCase() === params.username?.toLowerCase()
  const kept = isOwn && BOARD_SORTS.find((one) => one === viewer.view.board_sort_order)
  return kept || USUAL.sort
}
type Whose = Pick<RouteLocation, 'viewer' | 'params'>
export const BOARD_FILTER_NAMES = BOARD_FILTERS.map(({ name }) => name)

/** Sort order and filter of a profile's boards from the URL; invalid values are ignored. */
export function parseBoardsView({ query, ...whose }: Pick<RouteLocation, 'query'> & Whose): BoardsView {
  const [sort, filter] = [query.get('sort'), query.get('filter')]
  return {
    sort: BOARD_SORTS.find((one) => one === sort) ?? usualSort(whose),
    filter: BOARD_FILTER_NAMES.find((one) => one === filter) ?? USUAL.filter,
  }
}

export function makeBoardsViewHref(
  { path, ...whose }: Whose & { path: string },
  view: BoardsView,
  change: Partial<BoardsView>,
): string {
  const { sort, filter } = { ...view, ...change }
  const query = new URLSearchParams()
  if (sort !== usualSort(whose)) query.set('sort', sort)
  if (filter !== USUAL.filter) query.set('filter', filter)
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/** Options for sorting and filtering, in addition to the person. */
export const toBoardsViewOptions = ({ sort, filter }: BoardsView) => ({
  ...(sort !== USUAL.sort && { sort }),
  ...(filter !== USUAL.filter && { filter }),
})
