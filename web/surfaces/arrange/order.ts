/** The same list with one of its things at another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  const moved = list[from]
  if (moved === undefined) return [...list]
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, moved)
  return rest
}

export type Beside<Id> = { before_id: Id } | { after_id: Id }

/** Where a thing stands now, told by a neighbour; undefined when it stands alone. */
export function besideOf<Id>(ids: readonly Id[], id: Id): Beside<Id> | undefined {
  const at = ids.indexOf(id)
  const before = at > 0 ? ids[at - 1] : undefined
  const after = ids[at + 1]
  if (at === -1) return undefined
  if (before !== undefined) return { after_id: before }
  return after === undefined ? undefined : { before_id: after }
}

/** The place that a key leads to while something is picked up; in a list that is read from the right, sides change. */
export function placeByKey(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: isRightToLeft ? 1 : -1, ArrowRight: isRightToLeft ? -1 : 1 }[key]
  if (step !== undefined) return Math.max(0, Math.min(count - 1, at + step))
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
