import { BOARD_FEED_SORTS, type BoardFeedSort } from '#domain/constants/kinds.ts'
import { FAVORITES_FILTER } from '#domain/resources/boards.ts'
import { parseShopFilter } from '#domain/rules/shopping/shop-filter.ts'
import type { RouteLocation } from '../../router/route.ts'

/**
 * Sort order, filters and mode of a board's page. They are in the URL, so a view can be shared and works without
 * JavaScript.
 */
export type BoardView = {
  /** Undefined for the order that the board's people arranged. */
  sort: BoardFeedSort | undefined
  isFavorites: boolean
  isIdeas: boolean
  isOrganizing: boolean
  /** Price filter of a gift guide, in the format of `ShopFilter`. */
  price: string | undefined
  currency: string | undefined
}

export function parseBoardView({ query }: Pick<RouteLocation, 'query'>): BoardView {
  const sort = query.get('sort')
  const { price, currency } = parseShopFilter(query)
  return {
    sort: BOARD_FEED_SORTS.find((one) => one === sort),
    isFavorites: query.get('filter') === 'favorites',
    isIdeas: query.get('tab') === 'ideas',
    isOrganizing: query.get('organize') === '1',
    price,
    currency: price && currency,
  }
}

/** URL of a board or of one of its sections. */
export const makeBoardOrSectionUrl = (board: { url: string }, section: { slug: string } | undefined): string =>
  section ? `${board.url}${encodeURIComponent(section.slug)}/` : board.url

/** URL of the same board with a changed view; the list's page cursor is dropped. */
export function makeBoardViewHref(path: string, view: BoardView, change: Partial<BoardView>): string {
  const { sort, isFavorites, isIdeas, isOrganizing, price, currency } = { ...view, ...change }
  const query = new URLSearchParams()
  if (isIdeas) query.set('tab', 'ideas')
  else {
    if (sort) query.set('sort', sort)
    if (isFavorites) query.set('filter', 'favorites')
    if (isOrganizing) query.set('organize', '1')
    if (price) query.set('price', price)
    if (price && currency) query.set('currency', currency)
  }
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/** Feed options of a view. */
export const toViewFeedOptions = ({ sort, isFavorites, price, currency }: BoardView) => ({
  ...(sort && { sort }),
  ...(isFavorites && { current_filter: FAVORITES_FILTER }),
  ...(price && { price }),
  ...(currency && { currency }),
})
