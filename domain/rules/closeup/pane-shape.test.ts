import { expect, test } from 'vitest'
import { isWide, ratioOf } from './pane-shape.ts'

test.each([
  [1200, 800, 1.5, true],
  [1000, 800, 1.25, true],
  [1000, 1000, 1, false],
  [900, 1800, 0.5, false],
  [0, 0, 1, false],
])('closeup.1 a picture of %i × %i has the ratio %d; its comments stand under it: %s', (width, height, ratio, wide) => {
  const pin = { image_width: width, image_height: height }
  expect([ratioOf(pin), isWide(pin)]).toEqual([ratio, wide])
})
