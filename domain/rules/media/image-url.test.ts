import { expect, test } from 'vitest'
import { IMAGE_SIZES, type ImageSize } from '../../constants/sizes.ts'
import { imagePath, parseImagePath, renditionSize } from './image-url.ts'

const signature = '0123456789abcdef0123456789abcdef'
const sizes = [...Object.keys(IMAGE_SIZES), 'originals'] as ImageSize[]

test.each(sizes)('an address at %s names its size, signature and extension', (size) => {
  expect(imagePath(size, signature, 'jpg')).toBe(`/${size}/01/23/45/${signature}.jpg`)
  expect(parseImagePath(imagePath(size, signature, 'jpg'))).toEqual({ size, signature, ext: 'jpg' })
})

test.each([
  `/238x/01/23/45/${signature}.jpg`,
  `/236x/01/23/46/${signature}.jpg`,
  `/236x/01/23/45/${signature}`,
  `/236x/01/23/45/${signature.toUpperCase()}.jpg`,
  `/236x/01/23/45/../${signature}.jpg`,
  `/constructor/01/23/45/${signature}.jpg`,
])('%s is no picture’s address', (path) => expect(parseImagePath(path)).toBeNull())

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
