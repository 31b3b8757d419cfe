import { expect, test } from 'vitest'
import { moveItemTo, nextIndexForKey, toNeighborPosition } from './order.ts'

test('board.2 an item moves to its new index and the others close the gap', () => {
  expect(moveItemTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveItemTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveItemTo(['a', 'b'], 0, 9)).toEqual(['b', 'a'])
  expect(moveItemTo(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})

test('board.2 a position is described by the previous item, the first position by the next item', () => {
  expect(toNeighborPosition(['a', 'b', 'c'], 'c')).toEqual({ after_id: 'b' })
  expect(toNeighborPosition(['a', 'b', 'c'], 'a')).toEqual({ before_id: 'b' })
  expect(toNeighborPosition(['a'], 'a')).toBeUndefined()
  expect(toNeighborPosition(['a', 'b'], 'x')).toBeUndefined()
})

test('arrow keys move by one and stop at the ends', () => {
  expect(nextIndexForKey('ArrowRight', 1, 4, false)).toBe(2)
  expect(nextIndexForKey('ArrowRight', 1, 4, true)).toBe(0)
  expect(nextIndexForKey('ArrowUp', 0, 4, false)).toBe(0)
  expect(nextIndexForKey('End', 0, 4, false)).toBe(3)
  expect(nextIndexForKey('x', 0, 4, false)).toBeUndefined()
})
