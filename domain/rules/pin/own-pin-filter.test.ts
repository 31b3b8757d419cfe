import { expect, test } from 'vitest'
import { parseOwnPinFilter } from './own-pin-filter.ts'

test('profile.7 filters are for one’s own pins; nonsense and another’s profile have none', () => {
  expect(parseOwnPinFilter('FAVORITED', true)).toBe('FAVORITED')
  expect(parseOwnPinFilter('FAVORITED', false)).toBeNull()
  expect(parseOwnPinFilter('UPSIDE_DOWN', true)).toBeNull()
  expect(parseOwnPinFilter(undefined, true)).toBeNull()
})
