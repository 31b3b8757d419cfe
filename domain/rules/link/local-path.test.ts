import { expect, test } from 'vitest'
import { loginReturnPath, toLocalPath } from './local-path.ts'

test.each([
  ['/pin/1/repin/?a=b#c', '/pin/1/repin/?a=b#c'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example/', '/'],
  ['/./\\/evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('after login %j leads to %s', (next, path) => expect(toLocalPath(next)).toBe(path))

const long = 'x'.repeat(14_000)

test.each([
  ['/pin/1/edit/?a=b', '/pin/1/edit/?a=b'],
  [`/pin/1/edit/?a=${long}`, '/pin/1/edit/'],
  [`/${long}/?a=b`, '/'],
])('after a login one goes on where one was, if that fits into a header (%#)', (url, back) => {
  expect(loginReturnPath(url)).toBe(back)
})
