import type { Say } from '#domain/text/say.ts'
import type { StoreState } from '../state/store.ts'
import type { PreparedPage } from './prepare-page.ts'
import type { RouteHead } from './route.ts'

type HeadPage = Pick<Extract<PreparedPage, { place: object }>, 'route' | 'place' | 'failure'>

/** The document head of a page, and the full title: the page's title followed by the product name. */
export function makeDocumentHead(
  { route, place, failure }: HeadPage,
  known: StoreState,
  say: Say,
): { head: RouteHead; title: string } {
  const head: RouteHead =
    route && !failure
      ? route.head(place, known, say)
      : { title: say(failure === 'notFound' ? 'notFound.title' : 'broken.title'), noindex: true }
  const product = known.config.product_name
  const title = head.namesProduct ? head.title : say('shell.title', { page: head.title, product })
  return { head, title }
}
