import { expect, test } from 'vitest'
import { CROP_SIDE_MIN, formatCropParam, isValidCrop, parseCropParam, roundCrop, WHOLE_PICTURE_CROP } from './crop.ts'
import { fitCropToRatio, makeCenteredCrop, makeCropFromPoints, moveCrop, resizeCrop } from './draw-crop.ts'

const part = { x: 0.2, y: 0.3, w: 0.4, h: 0.5 }
const rounded = (crop: object) =>
  Object.fromEntries(Object.entries(crop).map(([key, value]) => [key, Math.round(value * 1000) / 1000]))

test.each([
  [part, true],
  [WHOLE_PICTURE_CROP, true],
  [{ x: 0.7, y: 0.1, w: 0.3, h: 0.9 }, true],
  [{ ...part, x: -0.01 }, false],
  [{ ...part, w: 0 }, false],
  [{ ...part, w: 0.05 }, true],
  [{ ...part, h: 0.049 }, false],
  [{ ...part, h: 0 }, false],
  [{ ...part, w: 0.9 }, false],
  [{ ...part, y: Number.NaN }, false],
  [{ ...part, h: Number.POSITIVE_INFINITY }, false],
])('vsearch.3 %o lies in its picture: %s', (crop, is) => expect(isValidCrop(crop)).toBe(is))

test.each([
  ['0.2,0.3,0.4,0.5', part],
  ['0.20001,0.3,0.4,0.5', part],
  ['0,0,1,1', null],
  ['', null],
  ['0.2,0.3,0.4', null],
  ['0.2,0.3,0.4,0.5,0.6', null],
  ['a,b,c,d', null],
  ['0.9,0.9,0.5,0.5', null],
])('the address ?crop=%s names %o', (text, crop) => {
  expect(parseCropParam(new URLSearchParams({ crop: text }))).toEqual(crop)
})

test('a part survives its address', () => {
  expect(parseCropParam(new URLSearchParams({ crop: formatCropParam(part) }))).toEqual(part)
  expect(roundCrop({ x: 1 / 3, y: 0.9999, w: 2 / 3, h: 0.0001 })).toEqual({ x: 0.333, y: 0.999, w: 0.667, h: 0.001 })
})

test('moved, it stays within the picture', () => {
  expect(rounded(moveCrop(part, 0.1, -0.1))).toEqual({ x: 0.3, y: 0.2, w: 0.4, h: 0.5 })
  expect(rounded(moveCrop(part, 2, 2))).toEqual({ x: 0.6, y: 0.5, w: 0.4, h: 0.5 })
  expect(rounded(moveCrop(part, -2, -2))).toEqual({ x: 0, y: 0, w: 0.4, h: 0.5 })
})

test.each([
  ['nw', { x: 0.3, y: 0.4, w: 0.3, h: 0.4 }],
  ['ne', { x: 0.2, y: 0.4, w: 0.5, h: 0.4 }],
  ['sw', { x: 0.3, y: 0.3, w: 0.3, h: 0.6 }],
  ['se', { x: 0.2, y: 0.3, w: 0.5, h: 0.6 }],
] as const)('pulled at %s, the corner across from it stays', (corner, crop) => {
  expect(rounded(resizeCrop(part, corner, 0.1, 0.1))).toEqual(crop)
})

test('it can become neither too small nor larger than the picture', () => {
  expect(rounded(resizeCrop(part, 'se', -5, -5))).toEqual({ x: 0.2, y: 0.3, w: CROP_SIDE_MIN, h: CROP_SIDE_MIN })
  expect(rounded(resizeCrop(part, 'nw', -5, -5))).toEqual({ x: 0, y: 0, w: 0.6, h: 0.8 })
  expect(rounded(resizeCrop(part, 'se', 5, 5))).toEqual({ x: 0.2, y: 0.3, w: 0.8, h: 0.7 })
})

test('drawn in any direction it is the same', () => {
  const drawn = { x: 0.2, y: 0.3, w: 0.4, h: 0.5 }
  expect(rounded(makeCropFromPoints({ x: 0.2, y: 0.3 }, { x: 0.6, y: 0.8 }))).toEqual(drawn)
  expect(rounded(makeCropFromPoints({ x: 0.6, y: 0.3 }, { x: 0.2, y: 0.8 }))).toEqual(drawn)
  expect(rounded(makeCropFromPoints({ x: 0.5, y: 0.5 }, { x: 3, y: -2 }))).toEqual({ x: 0.5, y: 0, w: 0.5, h: 0.5 })
  expect(rounded(makeCropFromPoints({ x: 1, y: 1 }, { x: 1, y: 1 }))).toEqual({ x: 0.95, y: 0.95, w: 0.05, h: 0.05 })
})

test.each([
  [
    'a corner pulled wide',
    { x: 0.2, y: 0.2, w: 0.2, h: 0.4 },
    { x: 0.2, y: 0.2, w: 0.3, h: 0.4 },
    { x: 0.2, y: 0.2, w: 0.3, h: 0.6 },
  ],
  [
    'a corner pulled down',
    { x: 0.2, y: 0.2, w: 0.2, h: 0.4 },
    { x: 0.2, y: 0.2, w: 0.2, h: 0.6 },
    { x: 0.2, y: 0.2, w: 0.3, h: 0.6 },
  ],
  [
    'the corner across stays',
    { x: 0.4, y: 0.4, w: 0.2, h: 0.4 },
    { x: 0.3, y: 0.4, w: 0.3, h: 0.4 },
    { x: 0.3, y: 0.4, w: 0.3, h: 0.6 },
  ],
  [
    'it ends where the picture does',
    { x: 0.2, y: 0.4, w: 0.2, h: 0.4 },
    { x: 0.2, y: 0.4, w: 0.8, h: 0.4 },
    { x: 0.2, y: 0.4, w: 0.3, h: 0.6 },
  ],
  [
    'moving changes no side',
    { x: 0.2, y: 0.2, w: 0.2, h: 0.4 },
    { x: 0.5, y: 0.2, w: 0.2, h: 0.4 },
    { x: 0.5, y: 0.2, w: 0.2, h: 0.4 },
  ],
])('create.12 a frame keeps its shape: %s', (_, before, next, then) => {
  const found = fitCropToRatio(before, next, 0.5)
  for (const side of ['x', 'y', 'w', 'h'] as const) expect(found[side]).toBeCloseTo(then[side])
})

test.each([
  [2, { x: 0, y: 0.25, w: 1, h: 0.5 }],
  [0.5, { x: 0.25, y: 0, w: 0.5, h: 1 }],
])('create.12 the largest frame of a shape lies in the middle', (ratio, crop) =>
  expect(makeCenteredCrop(ratio)).toEqual(crop),
)
