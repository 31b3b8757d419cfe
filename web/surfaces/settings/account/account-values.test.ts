import { expect, test } from 'vitest'
import { toAccountFormValues, validateAccountForm } from './account-values.ts'

const good = { username: 'ada', email: 'ada@example.org', country: 'GB', gender: 'female' }

test.each([
  [{}, {}],
  [{ username: 'Ada' }, {}],
  [{ username: 'ad' }, { username: 'username.length' }],
  [{ username: 'ada lovelace' }, { username: 'username.signs' }],
  [{ email: 'ada' }, { email: 'email.invalid' }],
])('%o is wrong with %o', (typed, problems) => expect(validateAccountForm({ ...good, ...typed })).toEqual(problems))

test('route.18 a reserved word can’t become a username', () => {
  expect(validateAccountForm({ ...good, username: 'settings' })).toEqual({ username: 'username.reserved' })
})

test('a gender we have no word for is not said', () => {
  expect(toAccountFormValues({ ...good, gender: 'other' }).gender).toBe('unspecified')
})
