import { expect, test } from 'vitest'
import { accountProblems, accountValues } from './account-values.ts'

const good = { username: 'ada', email: 'ada@example.org', country: 'GB', gender: 'female' }

test.each([
  [{}, {}],
  [{ username: 'Ada' }, {}],
  [{ username: 'ad' }, { username: 'username.length' }],
  [{ username: 'ada lovelace' }, { username: 'username.signs' }],
  [{ email: 'ada' }, { email: 'email.invalid' }],
])('%o is wrong with %o', (typed, problems) => expect(accountProblems({ ...good, ...typed })).toEqual(problems))

test('route.18 a reserved word can’t become a username', () => {
  expect(accountProblems({ ...good, username: 'settings' })).toEqual({ username: 'username.reserved' })
})

test('a gender we have no word for is not said', () => {
  expect(accountValues({ ...good, gender: 'other' }).gender).toBe('unspecified')
})
