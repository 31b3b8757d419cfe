import { expect, test } from 'vitest'
import { findSignUpProblems, type SignUpValues } from './sign-up-problems.ts'

const good: SignUpValues = {
  first_name: 'Ada',
  email: 'ada@example.org',
  password: 'quiet lemon',
  birthday: '1990-05-04',
  guardian_consent: false,
}
const today = '2026-11-15'

test('a valid form has no problems', () => expect(findSignUpProblems(good, today)).toEqual({}))

test.each<[Partial<SignUpValues>, object]>([
  [{ first_name: ' ' }, { first_name: 'name.firstMissing' }],
  [{ email: '' }, { email: 'email.missing' }],
  [{ email: 'ada@home' }, { email: 'email.invalid' }],
  [{ password: '12345' }, { password: 'password.tooShort' }],
  [{ password: 'x'.repeat(201) }, { password: 'password.tooLong' }],
  [{ birthday: '' }, { birthday: 'birthday.missing' }],
  [{ birthday: '2014-01-01' }, { birthday: 'birthday.tooYoung' }],
  [{ birthday: '2012-01-01' }, { birthday: 'birthday.guardian' }],
  [{ birthday: '2012-01-01', guardian_consent: true }, {}],
])('%o has the problems %o', (typed, problems) =>
  expect(findSignUpProblems({ ...good, ...typed }, today)).toEqual(problems),
)

test('viewer.3 a first name of 31 characters is refused at its field, one of 30 is taken', () => {
  expect(findSignUpProblems({ ...good, first_name: 'a'.repeat(31) }, today)).toEqual({
    first_name: 'name.firstTooLong',
  })
  expect(findSignUpProblems({ ...good, first_name: '🦜'.repeat(30) }, today)).toEqual({})
})
