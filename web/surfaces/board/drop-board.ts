import type { Id } from '#domain/id.ts'
import { isRef, keyOf, type Table } from '../../state/entities.ts'
import type { State, Store } from '../../state/store.ts'

/** Spec 4, Invites and boards: a deleted board and its pins leave every list at once. Gives back how those lists were. */
export function dropBoard(store: Store, boardId: Id): State['lists'] {
  const { lists, entities } = store.get()
  const board = keyOf('board', boardId)
  const isGone = (item: unknown) => isRef(item) && (item.$ === board || isOn(entities, item.$, board))
  const changed = Object.entries(lists).filter(([, { items }]) => items.some(isGone))
  const without = changed.map(([key, list]) => [key, { ...list, items: list.items.filter((item) => !isGone(item)) }])
  store.setLists(Object.fromEntries(without))
  return Object.fromEntries(changed)
}

function isOn(entities: Table, key: string, board: string): boolean {
  const place = key.startsWith(keyOf('pin', '')) ? (entities[key] as { board?: unknown } | undefined)?.board : undefined
  return isRef(place) && place.$ === board
}
