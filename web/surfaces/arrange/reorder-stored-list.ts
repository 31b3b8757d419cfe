import { isEntityRef } from '../../state/entities.ts'
import type { Store } from '../../state/store.ts'

/** Reorders a list in the store; the returned function restores the previous order. */
export function reorderStoredList(store: Store, key: string, order: readonly string[]): () => void {
  const before = store.get().lists[key]
  if (!before) return () => {}
  const place = new Map(order.map((id, at) => [id, at]))
  const placeOf = (item: unknown) =>
    isEntityRef(item) ? (place.get(item.$.slice(item.$.indexOf(':') + 1)) ?? 1e9) : 1e9
  const items = [...before.items].sort((a, b) => placeOf(a) - placeOf(b))
  store.setLists({ [key]: { ...before, items } })
  return () => store.setLists({ [key]: before })
}
