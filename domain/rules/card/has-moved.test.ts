import { expect, test } from 'vitest'
import { hasMoved } from './has-moved.ts'

test.each([
  [0, 0, false],
  [10, 0, false],
  [6, -8, false],
  [-10.1, 0, true],
  [8, 7, true],
])('card.9 a finger at %d, %d has moved: %s', (dx, dy, moved) => expect(hasMoved({ dx, dy })).toBe(moved))
