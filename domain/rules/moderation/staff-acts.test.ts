import { expect, test } from 'vitest'
import { staffActsOn } from './staff-acts.ts'

test.each([
  [
    'someone',
    { id: '2', state: 'active', is_staff: false },
    ['suspend', 'reset_password', 'end_sessions', 'make_staff'],
  ],
  [
    'someone private',
    { id: '2', state: 'private', is_staff: false },
    ['suspend', 'reset_password', 'end_sessions', 'make_staff'],
  ],
  ['someone suspended', { id: '2', state: 'suspended', is_staff: false }, ['restore']],
  ['someone who left', { id: '2', state: 'deactivated', is_staff: false }, []],
  ['a colleague', { id: '2', state: 'active', is_staff: true }, ['reset_password', 'end_sessions', 'end_staff']],
  ['oneself', { id: '1', state: 'active', is_staff: true }, ['reset_password', 'end_sessions']],
])('what staff may do with %s', (_, person, acts) => expect(staffActsOn(person, '1')).toEqual(acts))
