import { expect, test } from 'vitest'
import { densityOn, USUAL_VIEW } from './profile-view.ts'

test('profile.2 boards and profiles have a density of their own; no other grid follows either', () => {
  const boards = { ...USUAL_VIEW, board_pin_density: 'compact' as const }
  expect(densityOn('BaseBoardPinGrid', boards)).toBe('compact')
  expect(densityOn('UserProfilePinGrid', boards)).toBe('standard')
  const profiles = { ...USUAL_VIEW, profile_pin_density: 'compact' as const }
  expect(densityOn('OtherProfilePinGrid', profiles)).toBe('compact')
  expect(densityOn('BaseBoardPinGrid', profiles)).toBe('standard')
  expect(densityOn('ShoppingGrid', { ...boards, ...profiles })).toBe('wide')
  expect(densityOn('AuthHomefeed', { ...boards, ...profiles })).toBe('standard')
})
