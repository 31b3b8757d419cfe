import { expect, test } from 'vitest'
import { COLOR_NAMES, hueRange, ownPinFilter } from './own-pin-filter.ts'

test('profile.7 filters are for one’s own pins; nonsense and another’s profile have none', () => {
  expect(ownPinFilter('FAVORITED', true)).toBe('FAVORITED')
  expect(ownPinFilter('FAVORITED', false)).toBeNull()
  expect(ownPinFilter('UPSIDE_DOWN', true)).toBeNull()
  expect(ownPinFilter(undefined, true)).toBeNull()
})

test('profile.7 every hue has exactly one colour', () => {
  const isIn = (hue: number) => (name: (typeof COLOR_NAMES)[number]) => {
    const { from, below } = hueRange(name)
    return from < below ? hue >= from && hue < below : hue >= from || hue < below
  }
  for (let hue = 0; hue < 360; hue++) expect(COLOR_NAMES.filter(isIn(hue))).toHaveLength(1)
  expect(COLOR_NAMES.filter(isIn(0))).toEqual(['red'])
  expect(COLOR_NAMES.filter(isIn(220))).toEqual(['blue'])
})
