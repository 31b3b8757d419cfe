import { expect, test } from 'vitest'
import type { Refused } from '../../ask.ts'
import { changesOf, typedInto, wrongOf } from './form-values.ts'

const no = (more: Partial<Refused>): Refused => ({
  isRefused: true,
  kind: 'bad_input',
  code: 1,
  message: 'No.',
  field: undefined,
  http_status: 400,
  ...more,
})

test('what was changed back is no change', () => {
  const start = { first_name: 'Ada', last_name: '', loud: false }
  expect(changesOf(start, { first_name: 'Ada', loud: true })).toEqual({ loud: true })
})

test('viewer.3 a refusal stands at the field it names', () => {
  const values = { first_name: 'x'.repeat(31), email: '' }
  expect(wrongOf(no({ field: 'first_name' }), values)).toEqual({ fields: { first_name: 'No.' }, whole: undefined })
})

test('a refusal that names no field of the form stands above it', () => {
  expect(wrongOf(no({ field: 'token' }), { email: '' })).toEqual({ fields: {}, whole: 'No.' })
  expect(wrongOf(no({}), { email: '' }).whole).toBe('No.')
})

test('a wrong login stands at the password, and other refusals do not', () => {
  const values = { username_or_email: 'ada', password: 'x' }
  expect(wrongOf(no({ kind: 'wrong_login' }), values, 'password').fields).toEqual({ password: 'No.' })
  expect(wrongOf(no({ kind: 'too_fast' }), values, 'password').whole).toBe('No.')
})

test('closing the login dialog is no mistake', () => {
  expect(wrongOf(no({ dismissed: true }), { email: '' })).toEqual({ fields: {}, whole: undefined })
})

test('what the controls hold is read by name; buttons and strangers are left out', () => {
  const controls = [
    { name: 'email', type: 'email', value: 'a@b.example' },
    { name: 'guardian_consent', type: 'checkbox', value: 'on', checked: true },
    { name: '', type: 'submit', value: '' },
  ]
  expect(typedInto(controls, { email: '', guardian_consent: false })).toEqual({
    email: 'a@b.example',
    guardian_consent: true,
  })
})
