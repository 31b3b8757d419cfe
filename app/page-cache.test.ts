import { expect, test } from 'vitest'
import { keptPage, PageCache } from './page-cache.ts'

const page = (html: string, at = 0) => keptPage({ status: 200, html }, at)

test('a page is read for ten seconds, then not any more', () => {
  const cache = new PageCache(10_000, 10)
  cache.keep('/', page('home'))
  expect(cache.read('/', 10_000)?.html).toBe('home')
  expect(cache.read('/', 10_001)).toBeUndefined()
})

test('the least recently read leaves first', () => {
  const cache = new PageCache(10_000, 2)
  cache.keep('a', page('a'))
  cache.keep('b', page('b'))
  cache.read('a', 1)
  cache.keep('c', page('c'))
  expect(['a', 'b', 'c'].map((key) => cache.read(key, 1)?.html)).toEqual(['a', undefined, 'c'])
})

test('the mark of a page follows its bytes', () => {
  expect(page('a').etag).toBe(page('a').etag)
  expect(page('a').etag).not.toBe(page('b').etag)
})
