import { expect, test } from 'vitest'
import { SCROLLER } from '../../constants/sizes.ts'
import { scrolledTo, scrollerArrows } from './scroller.ts'

const row = (left: number) => ({ left, width: 400, contentWidth: 1000 })

test.each([
  [0, false, true],
  [4, false, true],
  [5, true, true],
  [595, true, true],
  [596, true, false],
  [600, true, false],
])('carousel.5 scrolled to %i: previous %s, next %s', (left, previous, next) => {
  expect(scrollerArrows(row(left))).toEqual({ previous, next })
})

test.each([
  [0, 'next', 200],
  [500, 'next', 600],
  [300, 'previous', 100],
  [100, 'previous', 0],
] as const)('carousel.5 from %i an arrow (%s) scrolls to %i', (left, arrow, to) => {
  expect(scrolledTo(row(left), arrow)).toBe(to)
})

test('carousel.5 arrows fade over 45 px; what fits has none', () => {
  expect(SCROLLER.fade).toBe(45)
  expect(scrollerArrows({ left: 0, width: 400, contentWidth: 300 })).toEqual({ previous: false, next: false })
  expect(scrolledTo({ left: 0, width: 400, contentWidth: 300 }, 'next')).toBe(0)
})
