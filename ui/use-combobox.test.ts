import { expect, test } from 'vitest'
import { nextOptionIndex } from './use-combobox.ts'

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
])('save.11 %s at %i of %i', (key, active, count, next) => {
  expect(nextOptionIndex(key, active, count, { pageSize: 6 })).toBe(next)
})

test.each(['PageDown', 'PageUp'])('%s moves only in a list with a page size', (key) => {
  expect(nextOptionIndex(key, 1, 20)).toBeUndefined()
})

test.each<[string, number, number, number | undefined]>([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, -1],
  ['ArrowUp', -1, 0, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
])('where no option needs to be active: %s at %i of %i', (key, active, count, next) => {
  expect(nextOptionIndex(key, active, count, { isOptional: true })).toBe(next)
})
