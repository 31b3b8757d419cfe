import type { Id } from '#domain/id.ts'
import { type EntityTable, isEntityRef, toEntityKey } from '../../state/entities.ts'
import type { Store, StoreState } from '../../state/store.ts'

/** Removes a deleted board and its pins from all lists in the store. Returns the lists as they were before. */
export function removeBoardFromStore(store: Store, boardId: Id): StoreState['lists'] {
  const { lists, entities } = store.get()
  const board = toEntityKey('board', boardId)
  const isGone = (item: unknown) => isEntityRef(item) && (item.$ === board || isOn(entities, item.$, board))
  const changed = Object.entries(lists).filter(([, { items }]) => items.some(isGone))
  const without = changed.map(([key, list]) => [key, { ...list, items: list.items.filter((item) => !isGone(item)) }])
  store.setLists(Object.fromEntries(without))
  return Object.fromEntries(changed)
}

function isOn(entities: EntityTable, key: string, board: string): boolean {
  const place = key.startsWith(toEntityKey('pin', ''))
    ? (entities[key] as { board?: unknown } | undefined)?.board
    : undefined
  return isEntityRef(place) && place.$ === board
}
