import { expect, test } from 'vitest'
import { moveTagDot } from './move-tag-dot.ts'

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', true, { x: 0.6, y: 0.5 }],
  ['ArrowUp', false, { x: 0.5, y: 0.49 }],
  ['ArrowDown', true, { x: 0.5, y: 0.6 }],
  ['Enter', false, null],
])('shop.10 %s (large: %s) moves a dot to %o', (key, isLarge, to) =>
  expect(moveTagDot({ x: 0.5, y: 0.5 }, key, isLarge)).toEqual(to),
)

test('shop.10 a dot stays in its picture', () => {
  expect(moveTagDot({ x: 0.02, y: 1 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 1 })
  expect(moveTagDot({ x: 0.02, y: 1 }, 'ArrowDown', false)).toEqual({ x: 0.02, y: 1 })
})
