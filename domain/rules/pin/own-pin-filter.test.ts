import { expect, test } from 'vitest'
import { ownPinFilter } from './own-pin-filter.ts'

test('profile.7 filters are for one’s own pins; nonsense and another’s profile have none', () => {
  expect(ownPinFilter('FAVORITED', true)).toBe('FAVORITED')
  expect(ownPinFilter('FAVORITED', false)).toBeNull()
  expect(ownPinFilter('UPSIDE_DOWN', true)).toBeNull()
  expect(ownPinFilter(undefined, true)).toBeNull()
})
