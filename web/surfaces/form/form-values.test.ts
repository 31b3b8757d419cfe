import { expect, test } from 'vitest'
import type { AskRefusal } from '../../ask.ts'
import { diffFormValues, readTypedValues, toFormProblems } from './form-values.ts'

const no = (more: Partial<AskRefusal>): AskRefusal => ({
  isRefused: true,
  kind: 'bad_input',
  code: 1,
  message: 'No.',
  field: undefined,
  http_status: 400,
  ...more,
})

test('a value changed back is no change', () => {
  const start = { first_name: 'Ada', last_name: '', loud: false }
  expect(diffFormValues(start, { first_name: 'Ada', loud: true })).toEqual({ loud: true })
})

test('viewer.3 a refusal is shown at the field it names', () => {
  const values = { first_name: 'x'.repeat(31), email: '' }
  expect(toFormProblems(no({ field: 'first_name' }), values)).toEqual({
    fields: { first_name: 'No.' },
    whole: undefined,
  })
})

test('a refusal that names no field of the form is shown above it', () => {
  expect(toFormProblems(no({ field: 'token' }), { email: '' })).toEqual({ fields: {}, whole: 'No.' })
  expect(toFormProblems(no({}), { email: '' }).whole).toBe('No.')
})

test('a wrong login is shown at the password, other refusals are not', () => {
  const values = { username_or_email: 'ada', password: 'x' }
  expect(toFormProblems(no({ kind: 'wrong_login' }), values, 'password').fields).toEqual({ password: 'No.' })
  expect(toFormProblems(no({ kind: 'too_fast' }), values, 'password').whole).toBe('No.')
})

test('closing the login dialog is not a problem', () => {
  expect(toFormProblems(no({ dismissed: true }), { email: '' })).toEqual({ fields: {}, whole: undefined })
})

test('control values are read by name; buttons and unknown controls are ignored', () => {
  const controls = [
    { name: 'email', type: 'email', value: 'a@b.example' },
    { name: 'guardian_consent', type: 'checkbox', value: 'on', checked: true },
    { name: '', type: 'submit', value: '' },
  ]
  expect(readTypedValues(controls, { email: '', guardian_consent: false })).toEqual({
    email: 'a@b.example',
    guardian_consent: true,
  })
})
