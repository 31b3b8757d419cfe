import { FeaturedBoardsResource } from '#domain/resources/featured-boards.ts'
import { toRouteListAsk } from '../../router/route.ts'

export const FEATURED_BOARDS_OPTIONS = { page_size: 6 }
export const featuredBoardsAsk = toRouteListAsk(FeaturedBoardsResource.get, FEATURED_BOARDS_OPTIONS, true)
