import { expect, test } from 'vitest'
import { addReturnPath } from './return-path.ts'

test('the login reason is added to the path', () => {
  expect(addReturnPath('/signup/', '/pin/1/edit/', 'edit')).toBe('/signup/?next=%2Fpin%2F1%2Fedit%2F&reason=edit')
  expect(addReturnPath('/signup/', null, 'save')).toBe('/signup/?reason=save')
})

test.each([
  [null, '/signup/'],
  ['/', '/signup/'],
  ['/pin/1/?a=b', '/signup/?next=%2Fpin%2F1%2F%3Fa%3Db'],
  ['//evil.example/', '/signup/'],
])('modal.2 the return path %j is kept on the way to sign-up: %s', (next, address) =>
  expect(addReturnPath('/signup/', next)).toBe(address),
)
