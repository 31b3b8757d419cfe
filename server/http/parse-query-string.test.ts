import { expect, test } from 'vitest'
import { parseQueryString } from './parse-query-string.ts'

test('api.6 the first thousand keys are read, what comes after them is not', () => {
  const text = Array.from({ length: 1200 }, (_, at) => `k${at}=${at}`).join('&')
  const read = parseQueryString(text)
  expect(Object.keys(read)).toHaveLength(1000)
  expect([read.k999, read.k1000]).toEqual(['999', undefined])
})

test('api.6 words are read as they were meant, and a key sent twice is a list', () => {
  expect({ ...parseQueryString('q=caf%C3%A9+noir&id=1&id=2&empty=') }).toEqual({
    q: 'café noir',
    id: ['1', '2'],
    empty: '',
  })
})
