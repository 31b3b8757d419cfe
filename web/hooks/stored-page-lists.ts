import type { HistoryEntry, Navigator, OpenPage, PageStack } from '../router/navigator.ts'
import { getRememberedScrollTop } from '../router/scroll-positions.ts'
import { readStoredJson, writeStoredText } from '../state/browser-storage.ts'
import type { EntityTable } from '../state/entities.ts'
import { makeQuestionKey, type Store, type StoreState } from '../state/store.ts'

const KEY = 'bb:pages'
const MOST = 3
type StoredPage = { entry: string; viewer: string | null; lists: StoreState['lists']; entities: EntityTable }

let storedBefore: StoredPage[] | undefined

/** Page lists that earlier loads of this window stored, read once. */
function storedPages(): StoredPage[] {
  storedBefore ??= readStoredJson<StoredPage[]>('sessionStorage', KEY) ?? []
  return storedBefore
}

/**
 * Stores the lists of the last seen pages when the window is left, so that a reload has their full height before it
 * scrolls.
 */
export function storePageListsOnLeave(store: Store, navigator: Navigator) {
  const seen = new Map<string, OpenPage>()
  const note = ({ base, layer }: PageStack) => {
    for (const page of [base, layer]) {
      if (!page) continue
      seen.delete(page.key)
      seen.set(page.key, page)
    }
  }
  note(navigator.pages.getState())
  navigator.pages.subscribe(note)
  addEventListener('pagehide', () => {
    const last = [...seen.values()].reverse().filter(({ key }) => getRememberedScrollTop(key) > 0)
    const pages = last.slice(0, MOST).map((page) => pageToKeep(page, store))
    const others = storedPages().filter(({ entry }) => !seen.has(entry))
    writeStoredText('sessionStorage', KEY, JSON.stringify([...pages, ...others].slice(0, MOST)))
  })
}

function pageToKeep({ key: entry, route, place }: OpenPage, store: Store): StoredPage {
  const { lists, entities, viewer } = store.get()
  const keys = (route?.asks?.(place, store.get()) ?? []).map((one) => makeQuestionKey(one.question, one.options))
  const own = Object.fromEntries(Object.entries(lists).filter(([key]) => keys.includes(key)))
  const text = JSON.stringify(own)
  const used = Object.fromEntries(Object.entries(entities).filter(([key]) => isUsed(key, text)))
  return { entry, viewer: viewer.id, lists: own, entities: used }
}

/** People and boards are few and any pin may refer to them; pins are kept only if a list refers to them. */
const isUsed = (key: string, lists: string) => !key.startsWith('pin:') || lists.includes(`"${key}"`)

/** Restores the stored lists of a page, except those that have newer data. */
export function restorePageLists(store: Store, entry: string) {
  const { lists, viewer } = store.get()
  const stored = storedPages().find((one) => one.entry === entry)
  if (!stored || stored.viewer !== viewer.id) return
  store.setEntities(stored.entities)
  store.setLists({ ...stored.lists, ...lists })
}

/** Restores lists and scroll position after a reload, or a return to a page that the browser did not cache. */
export function restorePageListsAndScroll(store: Store, { key }: HistoryEntry) {
  const top = getRememberedScrollTop(key)
  if (!top) return
  const stored = storedPages().find((one) => one.entry === key)
  if (stored && stored.viewer === store.get().viewer.id) {
    store.setEntities(stored.entities)
    store.setLists(stored.lists)
  }
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}
