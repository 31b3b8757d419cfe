import { expect, test } from 'vitest'
import { type AnchorValues, anchorName, flyoutSide } from './anchor-name.ts'

const both: AnchorValues = {
  anchor: 'home',
  anchors_by_platform: {
    web: { anchor: 'create', placement: 7 },
    web_mobile: { anchor: 'profile', placement: 8 },
  },
}

test.each<[string, AnchorValues, 'wide' | 'narrow', number, string | null]>([
  ['no anchor', {}, 'wide', 7, null],
  ['a plain anchor', { anchor: 'home' }, 'narrow', 7, 'home'],
  ['anchors by platform', both, 'wide', 7, 'create'],
  ['anchors by platform', both, 'narrow', 8, 'profile'],
  ['another placement', both, 'wide', 8, null],
  ['another placement', both, 'narrow', 7, null],
  ['an anchor for the other platform only', { anchors_by_platform: { web: { anchor: 'create' } } }, 'narrow', 7, null],
  ['a plain anchor besides', { anchor: 'home', anchors_by_platform: {} }, 'wide', 7, null],
  ['an anchor in any placement', { anchors_by_platform: { web: { anchor: 'create' } } }, 'wide', 9, 'create'],
])('exp.24 exp.25 with %s, %j, %s, placement %i: %s', (_, values, layout, placement, name) => {
  expect(anchorName(values, layout, placement)).toBe(name)
})

test('exp.24 flyout_direction 1 is up, 2 right, 3 down, 4 left; without one it opens downward', () => {
  expect(([1, 2, 3, 4] as const).map(flyoutSide)).toEqual(['top', 'right', 'bottom', 'left'])
  expect((['up', 'right', 'down', 'left'] as const).map(flyoutSide)).toEqual(['top', 'right', 'bottom', 'left'])
  expect(flyoutSide(undefined)).toBe('bottom')
})
