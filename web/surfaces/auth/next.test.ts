import { expect, test } from 'vitest'
import { withNext } from './next.ts'

test('the reason goes along', () => {
  expect(withNext('/signup/', '/pin/1/edit/', 'edit')).toBe('/signup/?next=%2Fpin%2F1%2Fedit%2F&reason=edit')
  expect(withNext('/signup/', null, 'save')).toBe('/signup/?reason=save')
})

test.each([
  [null, '/signup/'],
  ['/', '/signup/'],
  ['/pin/1/?a=b', '/signup/?next=%2Fpin%2F1%2F%3Fa%3Db'],
  ['//evil.example/', '/signup/'],
])('modal.2 where the visitor was (%j) is kept on the way to sign-up: %s', (next, address) =>
  expect(withNext('/signup/', next)).toBe(address),
)
