import { expect, test } from 'vitest'
import { type Placement, placeLayer } from './place-layer.ts'

const screen = { width: 1000, height: 800 }
const anchor = { top: 100, left: 400, width: 100, height: 40 }
const layer = { width: 200, height: 300 }

test.each<[Placement, boolean, number, number]>([
  ['bottom-start', false, 148, 400],
  ['bottom-end', false, 148, 300],
  ['bottom', false, 148, 350],
  ['bottom-start', true, 148, 300],
  ['bottom-end', true, 148, 400],
])('%s (right to left: %s) stands at %i, %i', (wished, rtl, top, left) => {
  expect(placeLayer(anchor, layer, screen, wished, rtl)).toMatchObject({ top, left })
})

test('without room above it opens below', () => {
  expect(placeLayer(anchor, layer, screen, 'top').top).toBe(148)
})

test('without room below it opens above', () => {
  expect(placeLayer({ ...anchor, top: 700 }, layer, screen, 'bottom').top).toBe(392)
})

test('a layer that is too high gets the roomier side and no more than its room', () => {
  expect(placeLayer({ ...anchor, top: 200 }, { width: 200, height: 2000 }, screen, 'top')).toMatchObject({
    top: 248,
    maxHeight: 544,
  })
})

test('it never leaves the window sideways', () => {
  expect(placeLayer({ ...anchor, left: 980 }, layer, screen, 'bottom-start').left).toBe(792)
  expect(placeLayer({ ...anchor, left: -50 }, layer, screen, 'bottom-start').left).toBe(8)
})

test.each<[Placement, Partial<typeof anchor>, number, number, string]>([
  ['right', {}, 8, 508, 'right'],
  ['right', { left: 780 }, 8, 572, 'left'],
  ['left', {}, 8, 192, 'left'],
  ['left', { left: 100 }, 8, 208, 'right'],
  ['left', { top: 400 }, 270, 192, 'left'],
  ['right', { top: 790 }, 492, 508, 'right'],
  ['right', { left: 150, width: 700 }, 148, 400, 'bottom'],
  ['over', { top: 400 }, 270, 350, 'over'],
])('exp.24 %s of an anchor at %j it stands at %i, %i, %s', (wished, moved, top, left, side) => {
  expect(placeLayer({ ...anchor, ...moved }, layer, screen, wished)).toMatchObject({ top, left, side })
})
