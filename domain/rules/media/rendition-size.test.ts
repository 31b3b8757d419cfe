import { expect, test } from 'vitest'
import type { ImageSize } from '../../constants/sizes.ts'
import { renditionSize } from './rendition-size.ts'

test.each<[ImageSize, number, number, number, number]>([
  ['236x', 1000, 1500, 236, 354],
  ['736x', 300, 200, 300, 200],
  ['600x315', 1200, 1200, 600, 315],
  ['600x315', 300, 300, 300, 158],
  ['136x136', 400, 100, 100, 100],
  ['236x', 100, 80_000, 20, 16_000],
  ['170x', 90_000, 10, 170, 1],
  ['originals', 321, 123, 321, 123],
])('at %s a picture of %i × %i is %i × %i', (size, width, height, shownWidth, shownHeight) => {
  expect(renditionSize(size, width, height)).toEqual({ width: shownWidth, height: shownHeight })
})
