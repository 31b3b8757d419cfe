import { BoardResource } from '#domain/resources/boards.ts'
import type { Say } from '#domain/text/say.ts'
import type { Head, LandingPage, Place } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { boardJsonLd } from '../seo/page-json-ld.ts'
import { boardAsked, inviteAt, sectionAt } from './asks.ts'

export function boardHead(place: Place, known: State, say: Say): Head {
  const board = readAnswer(known, BoardResource.get, boardAsked(place))
  const invited = inviteAt(place, known)?.board.name
  if (!board) return { title: invited ?? say('shell.loading'), noindex: true }
  const section = sectionAt(place, known)
  const words = { board: board.name, name: board.owner.full_name }
  return {
    title: section ? say('boards.sectionTitle', { section: section.title, board: board.name }) : board.name,
    description: board.description || say('boards.description', words),
    canonical: section ? `${board.url}${section.slug}/` : board.url,
    noindex: board.privacy !== 'public',
    feed: board.privacy === 'public' ? `${board.url.replace(/\/$/, '')}.rss` : undefined,
    ...(import.meta.env.SSR && board.privacy === 'public' && { jsonLd: boardJsonLd(board, known.config.public_url) }),
    ...(board.image_cover_hd_url && {
      image: { url: board.image_cover_hd_url, alt: board.name },
    }),
  }
}

/** Spec 2: own boards and sections are landing pages of their own. */
export function boardKind(place: Place, known: State): LandingPage {
  const isOwn = readAnswer(known, BoardResource.get, boardAsked(place))?.owner.id === known.viewer.id
  if (place.params.section) return isOwn ? 'own_section' : 'section'
  return isOwn ? 'own_board' : 'board'
}
