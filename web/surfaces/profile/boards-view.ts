import { BOARD_FILTERS, BOARD_SORTS, type BoardSort } from '#domain/resources/boards.ts'
import type { Place } from '../../router/route.ts'

export type BoardFilter = (typeof BOARD_FILTERS)[number]['name']
export type BoardsView = { sort: BoardSort; filter: BoardFilter }

const USUAL: BoardsView = { sort: 'last_pinned_to', filter: 'NONE' }

/** Among one's own boards the order that was chosen last is the usual one. */
function usualSort({ viewer, params }: Whose): BoardSort {
  const isOwn = viewer.username !== null && viewer.username.toLowerCase() === params.username?.toLowerCase()
  const kept = isOwn && BOARD_SORTS.find((one) => one === viewer.view.board_sort_order)
  return kept || USUAL.sort
}
type Whose = Pick<Place, 'viewer' | 'params'>
export const FILTERS = BOARD_FILTERS.map(({ name }) => name)

/** D36. How the boards of a profile are looked at: its address says it; nonsense says nothing. */
export function boardsViewAt({ query, ...whose }: Pick<Place, 'query'> & Whose): BoardsView {
  const [sort, filter] = [query.get('sort'), query.get('filter')]
  return {
    sort: BOARD_SORTS.find((one) => one === sort) ?? usualSort(whose),
    filter: FILTERS.find((one) => one === filter) ?? USUAL.filter,
  }
}

export function boardsViewHref(
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

/** What is asked beside whose boards. */
export const boardsOptions = ({ sort, filter }: BoardsView) => ({
  ...(sort !== USUAL.sort && { sort }),
  ...(filter !== USUAL.filter && { filter }),
})
