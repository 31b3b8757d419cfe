import { expect, test } from 'vitest'
import { findNewPasswordProblems } from './new-password.ts'

test.each([
  ['quiet lemon', 'quiet lemon', {}],
  ['quiet lemon', 'quiet melon', { new_password_confirm: 'password.different' }],
  ['short', 'short', { new_password: 'password.tooShort' }],
])('auth.1 %j and %j: %o', (new_password, new_password_confirm, problems) =>
  expect(findNewPasswordProblems({ new_password, new_password_confirm })).toEqual(problems),
)
