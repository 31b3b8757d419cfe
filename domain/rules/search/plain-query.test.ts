import { expect, test } from 'vitest'
import { isTooLong, plainQuery } from './plain-query.ts'

test.each([
  ['\u0000vase', ' vase'],
  ['blue\u0001\u001f\u0085vase', 'blue vase'],
  ['va\ud800se \udc00', 'va\ufffdse \ufffd'],
  ['blue vase 🏺 器', 'blue vase 🏺 器'],
])('search.21 %j is looked for as %j', (typed, query) => {
  expect(plainQuery(typed)).toBe(query)
  expect(plainQuery(typed).isWellFormed()).toBe(true)
})

test.each([
  ['x'.repeat(300), false],
  ['x'.repeat(301), true],
  ['🏺'.repeat(300), false],
])('search.21 300 characters are not too long, 301 are', (query, expected) => {
  expect(isTooLong(query)).toBe(expected)
})
