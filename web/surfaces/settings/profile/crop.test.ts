import { expect, test } from 'vitest'
import { drawnSide, keptPart, keyedCrop, moveBy, wholeCrop, ZOOM_MAX, zoomTo } from './crop.ts'

const wide = { width: 400, height: 200 }
const start = wholeCrop(wide)

test('at first the middle is kept, as large as it fits', () => {
  expect(keptPart(start, wide)).toEqual({ left: 100, top: 0, side: 200 })
})

test('dragging to the right shows more of the left, and stops at the edge', () => {
  expect(keptPart(moveBy(start, wide, 0.25, 0), wide).left).toBe(50)
  expect(keptPart(moveBy(start, wide, 9, 9), wide)).toEqual({ left: 0, top: 0, side: 200 })
  expect(keptPart(moveBy(start, wide, -9, -9), wide)).toEqual({ left: 200, top: 0, side: 200 })
})

test('zooming keeps the middle, and neither gaps nor grains appear', () => {
  expect(keptPart(zoomTo(start, wide, 2), wide)).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomTo(start, wide, 0.2).zoom).toBe(1)
  expect(zoomTo(start, wide, 99).zoom).toBe(ZOOM_MAX)
  const corner = moveBy(zoomTo(start, wide, 2), wide, 9, 9)
  expect(keptPart(zoomTo(corner, wide, 1), wide)).toEqual({ left: 0, top: 0, side: 200 })
})

test.each([
  ['ArrowLeft', 90, 0],
  ['ArrowRight', 110, 0],
  ['ArrowUp', 100, 0],
])('the key %s shows the part from %i', (key, left, top) => {
  const moved = keyedCrop(start, wide, key)
  expect(moved && keptPart(moved, wide)).toMatchObject({ left, top })
})

test('plus zooms, minus zooms back, other keys are left alone', () => {
  const near = keyedCrop(start, wide, '+')
  expect(near?.zoom).toBeCloseTo(1.1)
  expect(near && keyedCrop(near, wide, '-')?.zoom).toBeCloseTo(1)
  expect(keyedCrop(start, wide, 'Enter')).toBeUndefined()
})

test('an avatar is drawn in its own size, between 200 and 600', () => {
  expect(drawnSide(start, wide)).toBe(200)
  expect(drawnSide(zoomTo(start, wide, 5), wide)).toBe(200)
  expect(drawnSide(wholeCrop({ width: 350, height: 900 }), { width: 350, height: 900 })).toBe(350)
  expect(drawnSide(wholeCrop({ width: 4000, height: 3000 }), { width: 4000, height: 3000 })).toBe(600)
})
