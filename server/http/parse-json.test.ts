import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([
  ['{"id":1574000000000000001}', { id: '1574000000000000001' }],
  ['{"ids":[1574000000000000001,7]}', { ids: ['1574000000000000001', 7] }],
  ['{"id":12,"share":0.5,"less":-3,"large":1e300}', { id: 12, share: 0.5, less: -3, large: 1e300 }],
  ['{"id":"1574000000000000001"}', { id: '1574000000000000001' }],
  ['null', null],
])('wire.1 %s is read without losing a digit', (text, value) => expect(parseJson(text)).toEqual(value))

test.each(['[', '{"a":'])('what is nested beyond all sense (%s) is refused, not written again', (open) => {
  const close = open === '[' ? ']' : '}'
  const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`
  expect(() => parseJson(nested(50_000))).toThrow()
  expect(JSON.stringify(parseJson(nested(50)))).toBe(nested(50))
})
