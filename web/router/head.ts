import type { Say } from '#domain/text/say.ts'
import type { State } from '../state/store.ts'
import type { Prepared } from './prepare.ts'
import type { Head } from './route.ts'

type Shown = Pick<Extract<Prepared, { place: object }>, 'route' | 'place' | 'failure'>

/** The head of a page and its whole title, which names the page and then the product. */
export function headOf({ route, place, failure }: Shown, known: State, say: Say): { head: Head; title: string } {
  const head: Head =
    route && !failure
      ? route.head(place, known, say)
      : { title: say(failure === 'notFound' ? 'notFound.title' : 'broken.title'), noindex: true }
  const product = known.config.product_name
  const title = head.namesProduct ? head.title : say('shell.title', { page: head.title, product })
  return { head, title }
}
