import { expect, test } from 'vitest'
import { DEFAULT_PROFILE_VIEW, pinDensityFor } from './profile-view.ts'

test('profile.2 boards and profiles have a density of their own; no other grid follows either', () => {
  const boards = { ...DEFAULT_PROFILE_VIEW, board_pin_density: 'compact' as const }
  expect(pinDensityFor('BaseBoardPinGrid', boards)).toBe('compact')
  expect(pinDensityFor('UserProfilePinGrid', boards)).toBe('standard')
  const profiles = { ...DEFAULT_PROFILE_VIEW, profile_pin_density: 'compact' as const }
  expect(pinDensityFor('OtherProfilePinGrid', profiles)).toBe('compact')
  expect(pinDensityFor('BaseBoardPinGrid', profiles)).toBe('standard')
  expect(pinDensityFor('ShoppingGrid', { ...boards, ...profiles })).toBe('wide')
  expect(pinDensityFor('AuthHomefeed', { ...boards, ...profiles })).toBe('standard')
})
