import { expect, test } from 'vitest'
import { inviterName } from './inviter-name.ts'

test.each([
  ['Ada', 'Ada'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), 'x'.repeat(30)],
  [`${'x'.repeat(29)}e\u0301e`, `${'x'.repeat(29)}e\u0301`],
  ['👩‍🎨'.repeat(31), '👩‍🎨'.repeat(30)],
  ['', null],
  ['  ', null],
])('invite.1 %s shared it: the header names %s', (first_name, name) => expect(inviterName({ first_name })).toBe(name))
