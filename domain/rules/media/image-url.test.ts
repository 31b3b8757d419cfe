import { expect, test } from 'vitest'
import { IMAGE_SIZES, type ImageSize } from '../../constants/sizes.ts'
import { imagePath, readImagePath } from './image-url.ts'

const signature = '0123456789abcdef0123456789abcdef'
const sizes = [...Object.keys(IMAGE_SIZES), 'originals'] as ImageSize[]

test.each(sizes)('an address at %s names its size, signature and extension', (size) => {
  expect(imagePath(size, signature, 'jpg')).toBe(`/${size}/01/23/45/${signature}.jpg`)
  expect(readImagePath(imagePath(size, signature, 'jpg'))).toEqual({ size, signature, ext: 'jpg' })
})

test.each([
  `/238x/01/23/45/${signature}.jpg`,
  `/236x/01/23/46/${signature}.jpg`,
  `/236x/01/23/45/${signature}`,
  `/236x/01/23/45/${signature.toUpperCase()}.jpg`,
  `/236x/01/23/45/../${signature}.jpg`,
  `/constructor/01/23/45/${signature}.jpg`,
])('%s is no picture’s address', (path) => expect(readImagePath(path)).toBeNull())
