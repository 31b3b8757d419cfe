import type { Frame } from '../../frame.tsx'
import type { State } from '../../state/store.ts'

/** Takes a pin out of the lists shown and gives back how those were. */
export function dropFromLists({ store }: Frame, id: string): State['lists'] {
  const { lists: before } = store.get()
  store.drop('pin', id)
  const { lists: after } = store.get()
  return Object.fromEntries(Object.entries(before).filter(([key, list]) => after[key] !== list))
}
