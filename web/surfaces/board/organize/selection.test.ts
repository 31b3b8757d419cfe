import { expect, test } from 'vitest'
import { countOf, EVERYTHING, isChosen, NOTHING, tapped } from './selection.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const chosen = (selection: typeof NOTHING) => ORDER.filter((id) => isChosen(selection, id))

test('board.5 a tap chooses, another one gives it back', () => {
  const once = tapped(NOTHING, 'b', ORDER, false)
  expect(chosen(once)).toEqual(['b'])
  expect(chosen(tapped(once, 'b', ORDER, false))).toEqual([])
})

test('board.5 shift chooses from the last tap to this one, in both directions', () => {
  const first = tapped(NOTHING, 'd', ORDER, false)
  expect(chosen(tapped(first, 'b', ORDER, true))).toEqual(['b', 'c', 'd'])
  expect(chosen(tapped(NOTHING, 'b', ORDER, true))).toEqual(['b'])
})

test('board.19 all means also what is not loaded; a tap leaves one out', () => {
  const all = tapped(EVERYTHING, 'c', ORDER, false)
  expect(chosen(all)).toEqual(['a', 'b', 'd', 'e'])
  expect(countOf(all, 5000)).toBe(4999)
  expect([...all.ids]).toEqual(['c'])
  expect(countOf(tapped(all, 'c', ORDER, false), 5000)).toBe(5000)
})

test('board.19 with all chosen, shift leaves a range out', () => {
  const all = tapped(tapped(EVERYTHING, 'b', ORDER, false), 'd', ORDER, true)
  expect(chosen(all)).toEqual(['a', 'e'])
})
