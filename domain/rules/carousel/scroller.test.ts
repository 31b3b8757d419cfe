import { expect, test } from 'vitest'
import { scrollLeftAfterHalfPage, scrollLeftAfterPage } from './scroller.ts'

const row = (left: number) => ({ left, width: 400, contentWidth: 1000 })

test.each([
  [0, 'next', 200],
  [500, 'next', 600],
  [300, 'previous', 100],
  [100, 'previous', 0],
] as const)('carousel.5 from %i an arrow (%s) scrolls to %i', (left, arrow, to) => {
  expect(scrollLeftAfterHalfPage(row(left), arrow)).toBe(to)
})

test('carousel.5 what fits is not scrolled', () => {
  expect(scrollLeftAfterHalfPage({ left: 0, width: 400, contentWidth: 300 }, 'next')).toBe(0)
})

// Ten items of 100 px, 20 px apart.
test.each([
  ['four that fit exactly', 460, 0, 'next', 480],
  ['three and a part', 459, 0, 'next', 360],
  ['clamped at the end', 460, 480, 'next', 720],
  ['back from the end', 460, 720, 'previous', 240],
  ['clamped at the beginning', 460, 240, 'previous', 0],
  ['one that is wider than its row', 80, 120, 'next', 240],
] as const)('carousel.2 a row pages by the items that fit: %s', (_, width, left, arrow, to) => {
  expect(scrollLeftAfterPage({ left, width, contentWidth: 1180 }, 120, arrow)).toBe(to)
})
