/** Selected pins: a set of ids, or with `isAll` every pin except that set, however many are loaded. */
export type PinSelection = { isAll: boolean; ids: ReadonlySet<string>; last: string | undefined }

export const EMPTY_SELECTION: PinSelection = { isAll: false, ids: new Set(), last: undefined }
export const FULL_SELECTION: PinSelection = { isAll: true, ids: new Set(), last: undefined }

export const isPinSelected = ({ isAll, ids }: PinSelection, id: string) => ids.has(id) !== isAll

export const countSelectedPins = ({ isAll, ids }: PinSelection, total: number) =>
  isAll ? Math.max(0, total - ids.size) : ids.size

/** Toggles one pin; with Shift, all pins from the last toggled one to this one get its new state. */
export function togglePinSelection(
  now: PinSelection,
  id: string,
  order: readonly string[],
  withShift: boolean,
): PinSelection {
  const becomes = !isPinSelected(now, id)
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
