import type { AppContextValue } from '../../app-context.tsx'
import type { StoreState } from '../../state/store.ts'

/** Removes a pin from all stored lists and returns the previous lists. */
export function removePinFromLists({ store }: AppContextValue, id: string): StoreState['lists'] {
  const { lists: before } = store.get()
  store.drop('pin', id)
  const { lists: after } = store.get()
  return Object.fromEntries(Object.entries(before).filter(([key, list]) => after[key] !== list))
}
