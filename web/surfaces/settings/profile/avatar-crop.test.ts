import { expect, test } from 'vitest'
import {
  AVATAR_ZOOM_MAX,
  makeWholeAvatarCrop,
  moveAvatarCrop,
  nextCropByKey,
  toAvatarSidePx,
  toCropSquare,
  zoomAvatarCrop,
} from './avatar-crop.ts'

const wide = { width: 400, height: 200 }
const start = makeWholeAvatarCrop(wide)

test('at first the middle is kept, as large as it fits', () => {
  expect(toCropSquare(start, wide)).toEqual({ left: 100, top: 0, side: 200 })
})

test('dragging to the right shows more of the left, and stops at the edge', () => {
  expect(toCropSquare(moveAvatarCrop(start, wide, 0.25, 0), wide).left).toBe(50)
  expect(toCropSquare(moveAvatarCrop(start, wide, 9, 9), wide)).toEqual({ left: 0, top: 0, side: 200 })
  expect(toCropSquare(moveAvatarCrop(start, wide, -9, -9), wide)).toEqual({ left: 200, top: 0, side: 200 })
})

test('zooming keeps the middle, and neither gaps nor grains appear', () => {
  expect(toCropSquare(zoomAvatarCrop(start, wide, 2), wide)).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomAvatarCrop(start, wide, 0.2).zoom).toBe(1)
  expect(zoomAvatarCrop(start, wide, 99).zoom).toBe(AVATAR_ZOOM_MAX)
  const corner = moveAvatarCrop(zoomAvatarCrop(start, wide, 2), wide, 9, 9)
  expect(toCropSquare(zoomAvatarCrop(corner, wide, 1), wide)).toEqual({ left: 0, top: 0, side: 200 })
})

test.each([
  ['ArrowLeft', 90, 0],
  ['ArrowRight', 110, 0],
  ['ArrowUp', 100, 0],
])('the key %s shows the part from %i', (key, left, top) => {
  const moved = nextCropByKey(start, wide, key)
  expect(moved && toCropSquare(moved, wide)).toMatchObject({ left, top })
})

test('plus zooms, minus zooms back, other keys are left alone', () => {
  const near = nextCropByKey(start, wide, '+')
  expect(near?.zoom).toBeCloseTo(1.1)
  expect(near && nextCropByKey(near, wide, '-')?.zoom).toBeCloseTo(1)
  expect(nextCropByKey(start, wide, 'Enter')).toBeUndefined()
})

test('an avatar is drawn in its own size, between 200 and 600', () => {
  expect(toAvatarSidePx(start, wide)).toBe(200)
  expect(toAvatarSidePx(zoomAvatarCrop(start, wide, 5), wide)).toBe(200)
  expect(toAvatarSidePx(makeWholeAvatarCrop({ width: 350, height: 900 }), { width: 350, height: 900 })).toBe(350)
  expect(toAvatarSidePx(makeWholeAvatarCrop({ width: 4000, height: 3000 }), { width: 4000, height: 3000 })).toBe(600)
})
