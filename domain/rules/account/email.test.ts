import { expect, test } from 'vitest'
import { isEmailLike, maskEmail, normalizeEmail } from './email.ts'

test.each([
  ['ada@example.org', true],
  [' Ada+pins@Example.co.uk ', true],
  ['ada@münchen.de', true],
  ["o'hara@example.org", true],
  ['ada', false],
  ['ada@localhost', false],
  ['ada@@example.org', false],
  ['.ada@example.org', false],
  ['a..da@example.org', false],
  ['ada@-example.org', false],
  ['ada@example.org, eve@example.org', false],
  ['Ada <ada@example.org>', false],
  ['ada@example.org\nBcc: eve@example.org', false],
  [`${'a'.repeat(65)}@example.org`, false],
  [`ada@${'a.'.repeat(130)}org`, false],
])('%j can be an e-mail address: %s', (email, possible) => expect(isEmailLike(email)).toBe(possible))

test('two spellings of one address have one key', () =>
  expect(normalizeEmail(' ADA@Example.org ')).toBe('ada@example.org'))

test.each([
  ['ada@example.org', 'a•••@example.org'],
  ['x@y.z', 'x•••@y.z'],
  ['@example.org', '•••'],
  ['', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
