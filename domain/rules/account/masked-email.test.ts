import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test.each([
  ['ada@example.org', 'a•••@example.org'],
  ['x@y.z', 'x•••@y.z'],
  ['@example.org', '•••'],
  ['', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
