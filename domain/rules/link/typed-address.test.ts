import { expect, test } from 'vitest'
import { typedAddress } from './typed-address.ts'

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['  example.com/page ', 'https://example.com/page'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['http://[::1]/', 'http://[::1]/'],
  ['word', undefined],
  ['two words.com', undefined],
  ['mailto:ada@example.com', undefined],
  ['https://ada:secret@example.com', undefined],
  ['', undefined],
])('an address as typed: %j', (typed, address) => {
  expect(typedAddress(typed)).toBe(address)
})
