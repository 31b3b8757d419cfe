import { BoardResource } from '#domain/resources/boards.ts'
import type { Say } from '#domain/text/say.ts'
import type { LandingPageType, RouteHead, RouteLocation } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { makeBoardJsonLd } from '../seo/page-json-ld.ts'
import { parseBoardOptions, selectRouteInvite, selectRouteSection } from './asks.ts'

export function makeBoardRouteHead(place: RouteLocation, known: StoreState, say: Say): RouteHead {
  const board = selectAnswer(known, BoardResource.get, parseBoardOptions(place))
  const invited = selectRouteInvite(place, known)?.board.name
  if (!board) return { title: invited ?? say('shell.loading'), noindex: true }
  const section = selectRouteSection(place, known)
  const words = { board: board.name, name: board.owner.full_name }
  return {
    title: section ? say('boards.sectionTitle', { section: section.title, board: board.name }) : board.name,
    description: board.description || say('boards.description', words),
    canonical: section ? `${board.url}${section.slug}/` : board.url,
    noindex: board.privacy !== 'public',
    isEmbeddable: board.privacy === 'public' && !section,
    feed: board.privacy === 'public' ? `${board.url.replace(/\/$/, '')}.rss` : undefined,
    ...(import.meta.env.SSR &&
      board.privacy === 'public' && { jsonLd: makeBoardJsonLd(board, known.config.public_url) }),
    ...(board.image_cover_hd_url && {
      image: { url: board.image_cover_hd_url, alt: board.name },
    }),
  }
}

/** Kind of landing page; one's own boards and sections count separately from those of others. */
export function toBoardLandingPage(place: RouteLocation, known: StoreState): LandingPageType {
  const isOwn = selectAnswer(known, BoardResource.get, parseBoardOptions(place))?.owner.id === known.viewer.id
  if (place.params.section) return isOwn ? 'own_section' : 'section'
  return isOwn ? 'own_board' : 'board'
}
