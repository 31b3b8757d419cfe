import { expect, test } from 'vitest'
import { nextOptionIndex } from './next-option-index.ts'

test.each<[string, number, number, number | undefined]>([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['PageDown', 0, 20, 6],
  ['PageDown', 18, 20, 19],
  ['PageUp', 3, 20, 0],
  ['ArrowDown', -1, 0, undefined],
  ['Home', 2, 3, undefined],
  ['a', 0, 3, undefined],
])('save.11 %s at %i of %i', (key, current, count, next) => {
  expect(nextOptionIndex(key, current, count)).toBe(next)
})
