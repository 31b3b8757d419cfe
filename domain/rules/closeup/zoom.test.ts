import { expect, test } from 'vitest'
import {
  clampZoom,
  FITTED_ZOOM,
  panZoom,
  TAP_ZOOM_SCALE,
  toggleZoomAtPoint,
  ZOOM_SCALE_MAX,
  zoomAtPoint,
  zoomByKey,
} from './zoom.ts'

const bounds = { frame: { width: 1000, height: 800 }, fitted: { width: 600, height: 800 } }

test('closeup.6 zooming keeps the point under the pointer, and never goes below the whole or above eight times', () => {
  const at = { x: 0, y: 200 }
  const near = zoomAtPoint(FITTED_ZOOM, 2, at, bounds)
  expect(near).toEqual({ scale: 2, x: 0, y: -200 })
  // The point 200 below the middle showed 200 of the picture; now 400 less 200.
  expect((at.y - near.y) / near.scale).toBe(200)
  expect(zoomAtPoint(near, 100, at, bounds).scale).toBe(ZOOM_SCALE_MAX)
  expect(zoomAtPoint(near, 0.01, at, bounds)).toEqual(FITTED_ZOOM)
})

test('closeup.6 a picture can be moved as far as it is larger than its viewer', () => {
  expect(panZoom(FITTED_ZOOM, 50, 50, bounds)).toEqual(FITTED_ZOOM)
  const near = { scale: 2, x: 0, y: 0 }
  expect(panZoom(near, 5000, -5000, bounds)).toEqual({ scale: 2, x: 100, y: -400 })
  expect(clampZoom({ scale: 1.5, x: 90, y: 0 }, bounds).x).toBe(0)
})

test('closeup.6 a double tap looks closer and back', () => {
  const near = toggleZoomAtPoint(FITTED_ZOOM, { x: 0, y: 0 }, bounds)
  expect(near.scale).toBe(TAP_ZOOM_SCALE)
  expect(toggleZoomAtPoint(near, { x: 10, y: 10 }, bounds)).toEqual(FITTED_ZOOM)
})

test.each([
  ['+', (scale: number) => scale > 2],
  ['-', (scale: number) => scale < 2],
  ['0', (scale: number) => scale === 1],
  ['ArrowDown', (scale: number) => scale === 2],
])('closeup.6 the key %s', (key, fits) => {
  const before = { scale: 2, x: 0, y: 0 }
  const after = zoomByKey(before, key, bounds)
  expect(fits(after?.scale ?? 0)).toBe(true)
  expect(after).not.toEqual(before)
})

test('other keys are not the viewer’s', () => expect(zoomByKey(FITTED_ZOOM, 'a', bounds)).toBeUndefined())
