import { expect, test } from 'vitest'
import { besideOf, movedTo, placeByKey } from './order.ts'

test('board.2 a thing moves to its new place and the others close up', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(movedTo(['a', 'b'], 0, 9)).toEqual(['b', 'a'])
  expect(movedTo(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})

test('board.2 its place is told by the one before it, the first by the one after it', () => {
  expect(besideOf(['a', 'b', 'c'], 'c')).toEqual({ after_id: 'b' })
  expect(besideOf(['a', 'b', 'c'], 'a')).toEqual({ before_id: 'b' })
  expect(besideOf(['a'], 'a')).toBeUndefined()
  expect(besideOf(['a', 'b'], 'x')).toBeUndefined()
})

test('arrow keys move by one and stop at the ends', () => {
  expect(placeByKey('ArrowRight', 1, 4, false)).toBe(2)
  expect(placeByKey('ArrowRight', 1, 4, true)).toBe(0)
  expect(placeByKey('ArrowUp', 0, 4, false)).toBe(0)
  expect(placeByKey('End', 0, 4, false)).toBe(3)
  expect(placeByKey('x', 0, 4, false)).toBeUndefined()
})
