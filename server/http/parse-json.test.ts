import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([
  ['{"id":1574000000000000001}', { id: '1574000000000000001' }],
  ['{"ids":[1574000000000000001,7]}', { ids: ['1574000000000000001', 7] }],
  ['{"id":12,"share":0.5,"less":-3,"large":1e300}', { id: 12, share: 0.5, less: -3, large: 1e300 }],
  ['{"id":"1574000000000000001"}', { id: '1574000000000000001' }],
  ['null', null],
])('wire.1 %s is read without losing a digit', (text, value) => expect(parseJson(text)).toEqual(value))
