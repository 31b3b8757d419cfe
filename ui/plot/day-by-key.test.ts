import { expect, test } from 'vitest'
import { dayByKey } from './day-by-key.ts'

test.each([
  ['ArrowRight', 3, false, 4],
  ['ArrowLeft', 3, false, 2],
  ['ArrowRight', 3, true, 2],
  ['ArrowLeft', 3, true, 4],
  ['ArrowRight', 9, false, 9],
  ['ArrowLeft', 0, false, 0],
  ['Home', 3, false, 0],
  ['End', 3, false, 9],
  ['Tab', 3, false, null],
] as const)('%s on day %i of ten, right to left %s, chooses %s', (key, at, isRightToLeft, day) =>
  expect(dayByKey(key, at, 10, isRightToLeft)).toBe(day),
)
