import { expect, test } from 'vitest'
import { hasMoved, showsEdit, touchMeaning } from './touch-meaning.ts'

test.each([
  [0, 0, false],
  [10, 0, false],
  [6, -8, false],
  [-10.1, 0, true],
  [8, 7, true],
])('card.9 a finger at %d, %d has moved: %s', (dx, dy, moved) => expect(hasMoved({ dx, dy })).toBe(moved))

test.each([
  [0, 0, 499, 'open'],
  [0, 0, 500, 'actions'],
  [10, 0, 500, 'actions'],
  [11, 0, 500, 'nothing'],
  [0, 40, 80, 'nothing'],
])('card.9 card.29 moved by %d, %d for %d ms: %s', (dx, dy, duration, meaning) => {
  expect(touchMeaning({ dx, dy, duration })).toBe(meaning)
})

test.each([
  [799, true, false],
  [800, true, true],
  [5000, false, false],
])('card.8 hovered for %i ms, may edit %s: the edit button shows %s', (hoveredFor, mayEdit, shows) => {
  expect(showsEdit(hoveredFor, mayEdit)).toBe(shows)
})
