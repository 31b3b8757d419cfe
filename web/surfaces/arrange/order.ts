/** Returns a copy of the list with one item moved to another index. */
export function moveItemTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  const moved = list[from]
  if (moved === undefined) return [...list]
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, moved)
  return rest
}

export type NeighborPosition<Id> = { before_id: Id } | { after_id: Id }

/** Describes an item's current position by one of its neighbors; undefined when it is the only item. */
export function toNeighborPosition<Id>(ids: readonly Id[], id: Id): NeighborPosition<Id> | undefined {
  const at = ids.indexOf(id)
  const before = at > 0 ? ids[at - 1] : undefined
  const after = ids[at + 1]
  if (at === -1) return undefined
  if (before !== undefined) return { after_id: before }
  return after === undefined ? undefined : { before_id: after }
}

/** Index that an arrow key moves a picked-up item to; in right-to-left text, left and right are swapped. */
export function nextIndexForKey(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: isRightToLeft ? 1 : -1, ArrowRight: isRightToLeft ? -1 : 1 }[key]
  if (step !== undefined) return Math.max(0, Math.min(count - 1, at + step))
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
