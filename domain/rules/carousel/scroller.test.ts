import { expect, test } from 'vitest'
import { scrolledTo } from './scroller.ts'

const row = (left: number) => ({ left, width: 400, contentWidth: 1000 })

test.each([
  [0, 'next', 200],
  [500, 'next', 600],
  [300, 'previous', 100],
  [100, 'previous', 0],
] as const)('carousel.5 from %i an arrow (%s) scrolls to %i', (left, arrow, to) => {
  expect(scrolledTo(row(left), arrow)).toBe(to)
})

test('carousel.5 what fits is not scrolled', () => {
  expect(scrolledTo({ left: 0, width: 400, contentWidth: 300 }, 'next')).toBe(0)
})
