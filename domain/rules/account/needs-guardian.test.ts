import { expect, test } from 'vitest'
import { needsGuardian } from './needs-guardian.ts'

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
