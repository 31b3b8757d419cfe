import { FeaturedBoardsResource } from '#domain/resources/featured-boards.ts'
import { askedList } from '../../router/route.ts'

export const FEATURED = { page_size: 6 }
export const featuredAsked = askedList(FeaturedBoardsResource.get, FEATURED, true)
