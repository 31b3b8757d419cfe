import { expect, test } from 'vitest'
import { allowedStaffActs } from './staff-acts.ts'

const PLAIN = { is_partner: false, is_verified_merchant: false, is_verified_identity: false }

test.each([
  [
    'someone',
    { id: '2', state: 'active', is_staff: false },
    ['suspend', 'reset_password', 'end_sessions', 'make_staff', 'verify_identity'],
  ],
  [
    'someone private',
    { id: '2', state: 'private', is_staff: false },
    ['suspend', 'reset_password', 'end_sessions', 'make_staff', 'verify_identity'],
  ],
  ['someone suspended', { id: '2', state: 'suspended', is_staff: false }, ['restore']],
  ['someone who left', { id: '2', state: 'deactivated', is_staff: false }, []],
  [
    'a colleague',
    { id: '2', state: 'active', is_staff: true },
    ['reset_password', 'end_sessions', 'end_staff', 'verify_identity'],
  ],
  ['oneself', { id: '1', state: 'active', is_staff: true }, ['reset_password', 'end_sessions', 'verify_identity']],
])('what staff may do with %s', (_, person, acts) =>
  expect(allowedStaffActs({ ...PLAIN, ...person }, '1')).toEqual(acts),
)

test('entity.14 staff verify merchants among businesses, and identities, and take both back', () => {
  const of = (more: object) =>
    allowedStaffActs({ id: '2', state: 'active', is_staff: false, ...PLAIN, ...more }, '1').slice(4)
  expect(of({ is_partner: true })).toEqual(['verify_merchant', 'verify_identity'])
  const both = { is_partner: true, is_verified_merchant: true, is_verified_identity: true }
  expect(of(both)).toEqual(['end_merchant', 'end_identity'])
})
