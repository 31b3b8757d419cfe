import { expect, test } from 'vitest'
import { decideSignUpByAge, fullYearsBetween, needsGuardian } from './age.ts'

const TODAY = '2026-11-15'

test.each([
  ['2000-11-15', 26],
  ['2000-11-16', 25],
  ['2013-11-15', 13],
  ['2013-11-16', 12],
])('born %s one is %i', (birth, age) => expect(fullYearsBetween(birth, TODAY)).toBe(age))

test.each([
  [{ birthday: '1990-05-01' }, { birth: '1990-05-01', state: 'active' }],
  [{ birthday: '641520000' }, { birth: '1990-05-01', state: 'active' }],
  [{ age: '30' }, { birth: '1996-11-15', state: 'active' }],
  [{ age: '16' }, { birth: '2010-11-15', state: 'active' }],
  [
    { age: '15', guardian_consent: true },
    { birth: '2011-11-15', state: 'private' },
  ],
  [
    { birthday: '2012-01-01', guardian_consent: true },
    { birth: '2012-01-01', state: 'private' },
  ],
  [{ age: '13' }, { refused: 'birthday.guardian', field: 'age' }],
  [
    { birthday: '2011-11-15', guardian_consent: false },
    { refused: 'birthday.guardian', field: 'birthday' },
  ],
  [
    { age: '12', guardian_consent: true },
    { refused: 'birthday.tooYoung', field: 'age' },
  ],
  [
    { birthday: '2013-11-16', guardian_consent: true },
    { refused: 'birthday.tooYoung', field: 'birthday' },
  ],
  [{ age: '121' }, { refused: 'birthday.invalid', field: 'age' }],
  [{ age: 'old' }, { refused: 'birthday.invalid', field: 'age' }],
  [{ birthday: '2026-11-16' }, { refused: 'birthday.invalid', field: 'birthday' }],
  [{ birthday: '1990-02-30' }, { refused: 'birthday.invalid', field: 'birthday' }],
  [{}, { refused: 'birthday.missing', field: 'birthday' }],
])('sign-up with %j: %j', (sent, decision) => expect(decideSignUpByAge(sent, TODAY)).toEqual(decision))

test.each([
  ['2013-11-16', false],
  ['2013-11-15', true],
  ['2010-11-16', true],
  ['2010-11-15', false],
  ['', false],
  ['2011-02-30', false],
])('born on %j, a guardian has to agree: %s', (birthday, needed) =>
  expect(needsGuardian(birthday, '2026-11-15')).toBe(needed),
)
