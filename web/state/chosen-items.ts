import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** Which variant of each product was chosen, for as long as the page is open. */
const chosen = createStore<Readonly<Record<string, string>>>(() => ({}))

/** Shop.3. It is kept in the address, so that it survives a reload and can be sent to someone. */
export function chooseItem(pinId: string, item: string, href: string) {
  chosen.setState({ [pinId]: item })
  history.replaceState(history.state, '', href)
}

export function useChosenItem(pinId: string, named: string | null): string | null {
  return useSyncExternalStore(
    chosen.subscribe,
    () => chosen.getState()[pinId] ?? named,
    () => named,
  )
}
