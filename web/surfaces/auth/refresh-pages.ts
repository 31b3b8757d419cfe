import type { Page } from '#domain/resource.ts'
import type { BrowserAsk } from '../../ask.ts'
import type { Navigator, Pages } from '../../router/navigator.ts'
import { type Asked, FIRST_PAGE } from '../../router/route.ts'
import { type List, questionKey, type Store } from '../../state/store.ts'

type Around = { store: Store; ask: BrowserAsk; navigator: Pick<Navigator, 'pages'> }

/** After a login in the middle of a page: what it shows is asked again, as this viewer sees it. Nothing moves. */
export async function refreshPages({ store, ask, navigator }: Around): Promise<void> {
  const { viewer } = store.get()
  const known = (page: Pages['base']) => ({ ...page, place: { ...page.place, viewer } })
  const { base, layer } = navigator.pages.getState()
  navigator.pages.setState({ base: known(base), layer: layer && known(layer) })
  const shown = layer ? [base, layer] : [base]
  const asked = shown.flatMap(({ route, place }) => route?.asks?.({ ...place, viewer }, store.get()) ?? [])
  // What can't be asked now stays as it was shown, and is asked when it is next needed.
  await Promise.allSettled(asked.map((one) => askAgain(one, store, ask)))
}

async function askAgain({ question, options }: Asked, store: Store, ask: BrowserAsk): Promise<void> {
  const list = store.get().lists[questionKey(question, options)]
  const answer = await ask(question, (list ? { ...options, page_size: sizeOf(list) } : options) as never)
  if (!list || isWhole(list)) store.take(question, options, answer as Page<unknown>)
}

/** A list that was there to its end may have grown; a feed that goes on stays as it is, its things made current. */
const isWhole = (list: List) => list.next === null

const MOST = 250
const sizeOf = (list: List) => Math.min(Math.max(list.items.length, FIRST_PAGE), MOST)
