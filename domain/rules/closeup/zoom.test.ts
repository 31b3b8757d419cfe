import { expect, test } from 'vitest'
import { FITTED, keyed, movedBy, SCALE_MAX, settled, TAP_SCALE, tapped, zoomedAt } from './zoom.ts'

const bounds = { frame: { width: 1000, height: 800 }, fitted: { width: 600, height: 800 } }

test('closeup.6 zooming keeps the point under the pointer, and never goes below the whole or above eight times', () => {
  const at = { x: 0, y: 200 }
  const near = zoomedAt(FITTED, 2, at, bounds)
  expect(near).toEqual({ scale: 2, x: 0, y: -200 })
  // The point 200 below the middle showed 200 of the picture; now 400 less 200.
  expect((at.y - near.y) / near.scale).toBe(200)
  expect(zoomedAt(near, 100, at, bounds).scale).toBe(SCALE_MAX)
  expect(zoomedAt(near, 0.01, at, bounds)).toEqual(FITTED)
})

test('closeup.6 a picture can be moved as far as it is larger than its viewer', () => {
  expect(movedBy(FITTED, 50, 50, bounds)).toEqual(FITTED)
  const near = { scale: 2, x: 0, y: 0 }
  expect(movedBy(near, 5000, -5000, bounds)).toEqual({ scale: 2, x: 100, y: -400 })
  expect(settled({ scale: 1.5, x: 90, y: 0 }, bounds).x).toBe(0)
})

test('closeup.6 a double tap looks closer and back', () => {
  const near = tapped(FITTED, { x: 0, y: 0 }, bounds)
  expect(near.scale).toBe(TAP_SCALE)
  expect(tapped(near, { x: 10, y: 10 }, bounds)).toEqual(FITTED)
})

test.each([
  ['+', (scale: number) => scale > 2],
  ['-', (scale: number) => scale < 2],
  ['0', (scale: number) => scale === 1],
  ['ArrowDown', (scale: number) => scale === 2],
])('closeup.6 the key %s', (key, fits) => {
  const before = { scale: 2, x: 0, y: 0 }
  const after = keyed(before, key, bounds)
  expect(fits(after?.scale ?? 0)).toBe(true)
  expect(after).not.toEqual(before)
})

test('other keys are not the viewer’s', () => expect(keyed(FITTED, 'a', bounds)).toBeUndefined())
