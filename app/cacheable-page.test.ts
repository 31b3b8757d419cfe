import { expect, test } from 'vitest'
import { toCacheablePage } from './cacheable-page.ts'

const page = (html: string) => toCacheablePage({ status: 200, html })

test('the mark of a page follows its bytes', () => {
  expect(page('a').etag).toBe(page('a').etag)
  expect(page('a').etag).not.toBe(page('b').etag)
})
