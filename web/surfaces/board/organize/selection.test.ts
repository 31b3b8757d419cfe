import { expect, test } from 'vitest'
import { countSelectedPins, EMPTY_SELECTION, FULL_SELECTION, isPinSelected, togglePinSelection } from './selection.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const chosen = (selection: typeof EMPTY_SELECTION) => ORDER.filter((id) => isPinSelected(selection, id))

test('board.5 a tap selects a pin, another tap deselects it', () => {
  const once = togglePinSelection(EMPTY_SELECTION, 'b', ORDER, false)
  expect(chosen(once)).toEqual(['b'])
  expect(chosen(togglePinSelection(once, 'b', ORDER, false))).toEqual([])
})

test('board.5 Shift selects the range from the last tap to this one, in both directions', () => {
  const first = togglePinSelection(EMPTY_SELECTION, 'd', ORDER, false)
  expect(chosen(togglePinSelection(first, 'b', ORDER, true))).toEqual(['b', 'c', 'd'])
  expect(chosen(togglePinSelection(EMPTY_SELECTION, 'b', ORDER, true))).toEqual(['b'])
})

test('board.19 selecting all includes pins not yet loaded; a tap deselects one', () => {
  const all = togglePinSelection(FULL_SELECTION, 'c', ORDER, false)
  expect(chosen(all)).toEqual(['a', 'b', 'd', 'e'])
  expect(countSelectedPins(all, 5000)).toBe(4999)
  expect([...all.ids]).toEqual(['c'])
  expect(countSelectedPins(togglePinSelection(all, 'c', ORDER, false), 5000)).toBe(5000)
})

test('board.19 with all selected, Shift deselects a range', () => {
  const all = togglePinSelection(togglePinSelection(FULL_SELECTION, 'b', ORDER, false), 'd', ORDER, true)
  expect(chosen(all)).toEqual(['a', 'e'])
})
