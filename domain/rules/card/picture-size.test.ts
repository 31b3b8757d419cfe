import { expect, test } from 'vitest'
import { IMAGE_SIZES } from '../../constants/sizes.ts'
import type { SurfaceName } from '../../constants/surfaces.ts'
import { cardPictureShape, cardPictureSizes, pickSharpestImage, toVerticalCrop } from './picture-size.ts'

test.each<[SurfaceName, string[]]>([
  ['AuthHomefeed', ['236x', '474x', '736x']],
  ['BoardCoverSelection', ['136x136', '474x', '736x']],
  ['ShoppingGrid', ['136x136', '474x', '736x']],
  ['ShoppingCarousel', ['136x136', '474x', '736x']],
  ['RelatedProducts', ['424x278']],
  ['TopicBest', ['640x508']],
])('card.21 on %s a picture is drawn from %j', (surface, sizes) => expect(cardPictureSizes(surface)).toEqual(sizes))

test('card.21 every preset is made', () => {
  const presets = ['136x136', '170x', '222x', '236x', '216x146', '400x300', '474x', '564x', '736x']
  expect(Object.keys(IMAGE_SIZES)).toEqual(expect.arrayContaining(presets))
})

test.each([
  [['236x', '474x', '736x', 'orig'], '736x'],
  [['236x', '474x', 'orig'], 'orig'],
  [['170x', '236x', '474x'], '474x'],
  [['170x', '236x'], '236x'],
  [['170x'], null],
])('card.21 the sharpest of %j is %s', (sizes, best) => {
  expect(pickSharpestImage(Object.fromEntries(sizes.map((size) => [size, size])))).toBe(best)
})

const pin = { image_width: 600, image_height: 900 }

test.each([
  [null, 900],
  [{ min_y: 0.25, max_y: 0.75 }, 450],
  [{ min_y: 0, max_y: 0.5 }, 450],
  [{ min_y: -1, max_y: 2 }, 900],
  [{ min_y: 0.8, max_y: 0.2 }, 900],
])('card.25 cropped by %j it is %i high', (image_crop, height) => {
  expect(cardPictureShape({ ...pin, image_crop }, 'AuthHomefeed')).toEqual({ width: 600, height })
})

test('card.25 without a crop all of it is seen', () => expect(toVerticalCrop(undefined)).toEqual({ from: 0, to: 1 }))

test.each<[SurfaceName, number, number]>([
  ['AuthHomefeed', 600, 900],
  ['ShoppingGrid', 1, 1],
  ['RelatedProducts', 424, 278],
])('card.22 on %s a card reserves room in the shape %i to %i', (surface, width, height) => {
  expect(cardPictureShape(pin, surface)).toEqual({ width, height })
})
