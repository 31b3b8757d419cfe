import { expect, test } from 'vitest'
import { nextRovingIndex } from './roving-keys.ts'

const labels = ['Edit', 'Download', 'Delete', 'Éclair']

test.each<[string, number, number | undefined]>([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['d', 0, 1],
  ['D', 1, 2],
  ['d', 2, 1],
  ['é', 0, 3],
  ['x', 0, undefined],
  ['Tab', 0, undefined],
  [' ', 0, undefined],
])('%s from item %i goes to %s', (key, from, to) => expect(nextRovingIndex(key, from, labels)).toBe(to))

test('an empty menu has nowhere to go', () => expect(nextRovingIndex('ArrowDown', -1, [])).toBeUndefined())
