import type { Page } from '#domain/resource.ts'
import type { BrowserAsk } from '../../ask.ts'
import type { Navigator, PageStack } from '../../router/navigator.ts'
import { FIRST_PAGE_SIZE, type RouteAsk } from '../../router/route.ts'
import { makeQuestionKey, type Store, type StoredList } from '../../state/store.ts'

type Around = { store: Store; ask: BrowserAsk; navigator: Pick<Navigator, 'pages'> }

/** After a login within a page, asks the page's questions again as the new viewer, without changing the layout. */
export async function refetchPages({ store, ask, navigator }: Around): Promise<void> {
  const { viewer } = store.get()
  const known = (page: PageStack['base']) => ({ ...page, place: { ...page.place, viewer } })
  const { base, layer } = navigator.pages.getState()
  navigator.pages.setState({ base: known(base), layer: layer && known(layer) })
  const shown = layer ? [base, layer] : [base]
  const asked = shown.flatMap(({ route, place }) => route?.asks?.({ ...place, viewer }, store.get()) ?? [])
  // Questions that fail now keep their current answer and are asked again when next needed.
  await Promise.allSettled(asked.map((one) => askAgain(one, store, ask)))
}

async function askAgain({ question, options }: RouteAsk, store: Store, ask: BrowserAsk): Promise<void> {
  const list = store.get().lists[makeQuestionKey(question, options)]
  const answer = await ask(question, (list ? { ...options, page_size: sizeOf(list) } : options) as never)
  if (!list || isWhole(list)) store.take(question, options, answer as Page<unknown>)
}

/** A list loaded to its end may have grown; a longer feed keeps its ids and only its entities are refreshed. */
const isWhole = (list: StoredList) => list.next === null

const MOST = 250
const sizeOf = (list: StoredList) => Math.min(Math.max(list.items.length, FIRST_PAGE_SIZE), MOST)
