import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

const long = 'x'.repeat(14_000)

test.each([
  ['/pin/1/edit/?a=b', '/pin/1/edit/?a=b'],
  [`/pin/1/edit/?a=${long}`, '/pin/1/edit/'],
  [`/${long}/?a=b`, '/'],
])('after a login one goes on where one was, if that fits into a header (%#)', (url, back) => {
  expect(wayBack(url)).toBe(back)
})
