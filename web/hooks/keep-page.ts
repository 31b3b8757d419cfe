import type { Entry, Navigator } from '../router/navigator.ts'
import { scrollOf } from '../router/scroll.ts'
import { keep, storedJson } from '../state/browser-storage.ts'
import type { Table } from '../state/entities.ts'
import { questionKey, type State, type Store } from '../state/store.ts'

const KEY = 'bb:pages'
const MOST = 3
type StoredPage = { entry: string; viewer: string | null; lists: State['lists']; entities: Table }

/** The lists of the page that is left are kept for a reload, so that its height is there before it scrolls. */
export function keepPageOnLeaving(store: Store, navigator: Navigator) {
  addEventListener('pagehide', () => {
    if (scrollY === 0) return
    const entry = navigator.entry().key
    const { base, layer } = navigator.pages.getState()
    const { route, place } = layer ?? base
    const { lists, entities, viewer } = store.get()
    const keys = (route?.asks?.(place, store.get()) ?? []).map((one) => questionKey(one.question, one.options))
    const own = Object.fromEntries(Object.entries(lists).filter(([key]) => keys.includes(key)))
    const text = JSON.stringify(own)
    const used = Object.fromEntries(Object.entries(entities).filter(([key]) => isUsed(key, text)))
    const others = (storedJson<StoredPage[]>('sessionStorage', KEY) ?? []).filter((one) => one.entry !== entry)
    const page = { entry, viewer: viewer.id, lists: own, entities: used }
    keep('sessionStorage', KEY, JSON.stringify([page, ...others].slice(0, MOST)))
  })
}

/** People and boards are few and may be named by any pin; pins only by the lists. */
const isUsed = (key: string, lists: string) => !key.startsWith('pin:') || lists.includes(`"${key}"`)

/** After a reload, or a return from elsewhere that the browser did not keep. */
export function restorePage(store: Store, entry: Entry) {
  const top = scrollOf(entry.key)
  if (!top) return
  const kept = storedJson<StoredPage[]>('sessionStorage', KEY)?.find((one) => one.entry === entry.key)
  if (kept && kept.viewer === store.get().viewer.id) {
    store.setEntities(kept.entities)
    store.setLists(kept.lists)
  }
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}
