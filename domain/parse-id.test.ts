import { expect, test } from 'vitest'
import { Id } from './id.ts'
import { parseId } from './parse-id.ts'

test.each([
  ['7', true],
  ['0000000000000000007', true],
  ['9223372036854775807', true],
  ['9223372036854775808', false],
  ['9999999999999999999', false],
  ['10000000000000000000', false],
  ['', false],
  ['-1', false],
  ['1.5', false],
  ['٣', false],
])('api.4 %j is an id: %j', (text, isId) => {
  expect(parseId(text)).toBe(isId ? text : null)
  expect(Id.safeParse(text).success).toBe(isId)
})
