import type { Entry, Navigator, Page, Pages } from '../router/navigator.ts'
import { scrollOf } from '../router/scroll.ts'
import { keep, storedJson } from '../state/browser-storage.ts'
import type { Table } from '../state/entities.ts'
import { questionKey, type State, type Store } from '../state/store.ts'

const KEY = 'bb:pages'
const MOST = 3
type StoredPage = { entry: string; viewer: string | null; lists: State['lists']; entities: Table }

let storedBefore: StoredPage[] | undefined

/** What earlier loads of this window kept, read once. */
function storedPages(): StoredPage[] {
  storedBefore ??= storedJson<StoredPage[]>('sessionStorage', KEY) ?? []
  return storedBefore
}

/** The lists of the pages that were seen last are kept for a reload, so that each has its height before it scrolls. */
export function keepPageOnLeaving(store: Store, navigator: Navigator) {
  const seen = new Map<string, Page>()
  const note = ({ base, layer }: Pages) => {
    for (const page of [base, layer]) {
      if (!page) continue
      seen.delete(page.key)
      seen.set(page.key, page)
    }
  }
  note(navigator.pages.getState())
  navigator.pages.subscribe(note)
  addEventListener('pagehide', () => {
    const last = [...seen.values()].reverse().filter(({ key }) => scrollOf(key) > 0)
    const pages = last.slice(0, MOST).map((page) => pageToKeep(page, store))
    const others = storedPages().filter(({ entry }) => !seen.has(entry))
    keep('sessionStorage', KEY, JSON.stringify([...pages, ...others].slice(0, MOST)))
  })
}

function pageToKeep({ key: entry, route, place }: Page, store: Store): StoredPage {
  const { lists, entities, viewer } = store.get()
  const keys = (route?.asks?.(place, store.get()) ?? []).map((one) => questionKey(one.question, one.options))
  const own = Object.fromEntries(Object.entries(lists).filter(([key]) => keys.includes(key)))
  const text = JSON.stringify(own)
  const used = Object.fromEntries(Object.entries(entities).filter(([key]) => isUsed(key, text)))
  return { entry, viewer: viewer.id, lists: own, entities: used }
}

/** People and boards are few and may be named by any pin; pins only by the lists. */
const isUsed = (key: string, lists: string) => !key.startsWith('pin:') || lists.includes(`"${key}"`)

/** Puts the lists that were kept of a page back, where nothing newer is known. */
export function recallPage(store: Store, entry: string) {
  const { lists, viewer } = store.get()
  const stored = storedPages().find((one) => one.entry === entry)
  if (!stored || stored.viewer !== viewer.id) return
  store.setEntities(stored.entities)
  store.setLists({ ...stored.lists, ...lists })
}

/** After a reload, or a return from elsewhere that the browser did not keep. */
export function restorePage(store: Store, { key }: Entry) {
  const top = scrollOf(key)
  if (!top) return
  const stored = storedPages().find((one) => one.entry === key)
  if (stored && stored.viewer === store.get().viewer.id) {
    store.setEntities(stored.entities)
    store.setLists(stored.lists)
  }
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}
