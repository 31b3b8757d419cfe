import { expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { arrowsOf, nextSlides, type SlidesHappening, swipeOf } from './slides.ts'

const at = (index: number, count = 5) => ({ index, count, isTouched: false })

test.each<[number, SlidesHappening, number]>([
  [0, 'swipedLeft', 1],
  [3, 'swipedLeft', 4],
  [4, 'swipedRight', 3],
  [1, 'swipedRight', 0],
  [2, 'scrolled', 2],
])('carousel.1 at %i, %s: %i', (index, happening, next) => {
  expect(nextSlides(at(index), happening)).toEqual({ index: next, count: 5, isTouched: true })
})

test.each<[number, SlidesHappening]>([
  [4, 'swipedLeft'],
  [0, 'swipedRight'],
])('carousel.8 at the end %i a swipe (%s) changes no slide', (index, happening) => {
  expect(nextSlides(at(index), happening).index).toBe(index)
})

test.each([
  [-40, 5, 'swipedLeft'],
  [40, -5, 'swipedRight'],
  [-40, 60, null],
  [40, -40, null],
  [0, 200, null],
  [-8, 0, null],
])('carousel.1 carousel.8 a finger that goes %i, %i: %s', (dx, dy, swipe) => expect(swipeOf({ dx, dy })).toBe(swipe))

test.each([
  [0, 5, { previous: false, next: true }],
  [2, 5, { previous: true, next: true }],
  [4, 5, { previous: true, next: false }],
  [0, 1, { previous: false, next: false }],
])('carousel.2 at %i of %i the arrows are %j', (index, count, arrows) =>
  expect(arrowsOf({ index, count })).toEqual(arrows),
)

test.each<[number, 'next' | 'previous', number | undefined, number]>([
  [0, 'next', undefined, 1],
  [0, 'next', 3, 3],
  [3, 'next', 3, 4],
  [4, 'previous', 3, 1],
  [1, 'previous', 3, 0],
])('carousel.2 at %i, %s by %s: %i', (index, arrow, perPage, next) => {
  expect(nextSlides(at(index), arrow, perPage).index).toBe(next)
})

test('carousel.2 the labels', () => {
  expect([en['carousel.previous'], en['carousel.next']]).toEqual(['View Previous', 'View Next'])
})
