import { expect, test } from 'vitest'
import { Remembered } from './remembered.ts'

test('what is kept is read for ten seconds, then not any more', () => {
  const cache = new Remembered<string>(10_000, 10)
  cache.keep('/', 'home', 0)
  expect(cache.get('/', 9_999)).toBe('home')
  expect(cache.get('/', 10_000)).toBeUndefined()
})

test('the least recently read leaves first', () => {
  const cache = new Remembered<string>(10_000, 2)
  cache.keep('a', 'a', 0)
  cache.keep('b', 'b', 0)
  cache.get('a', 1)
  cache.keep('c', 'c', 0)
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 1))).toEqual(['a', undefined, 'c'])
})

test('what is dropped is gone', () => {
  const cache = new Remembered<string>(10_000, 2)
  cache.keep('a', 'a', 0)
  cache.drop('a')
  expect(cache.get('a', 1)).toBeUndefined()
})
