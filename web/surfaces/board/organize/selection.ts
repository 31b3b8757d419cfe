/** Which pins are chosen: some by name, or all but some, however many are loaded. */
export type Selection = { isAll: boolean; ids: ReadonlySet<string>; last: string | undefined }

export const NOTHING: Selection = { isAll: false, ids: new Set(), last: undefined }
export const EVERYTHING: Selection = { isAll: true, ids: new Set(), last: undefined }

export const isChosen = ({ isAll, ids }: Selection, id: string) => ids.has(id) !== isAll

export const countOf = ({ isAll, ids }: Selection, total: number) => (isAll ? Math.max(0, total - ids.size) : ids.size)

/** A tap changes one; with shift all from the last tap to this one become what this one becomes. */
export function tapped(now: Selection, id: string, order: readonly string[], withShift: boolean): Selection {
  const becomes = !isChosen(now, id)
  const from = now.last === undefined ? -1 : order.indexOf(now.last)
  const to = order.indexOf(id)
  const isRange = withShift && from !== -1 && to !== -1
  const touched = isRange ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
  const ids = new Set(now.ids)
  for (const one of touched) {
    if (becomes !== now.isAll) ids.add(one)
    else ids.delete(one)
  }
  return { ...now, ids, last: id }
}
