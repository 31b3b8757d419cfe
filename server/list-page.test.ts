import { expect, test } from 'vitest'
import type { Context } from './context.ts'
import { loadListPage } from './list-page.ts'

const ctx = {
  page: { size: 12, after: null, binding: { question: 'test', options: '' } },
  house: { secrets: { bookmark: Buffer.alloc(32) } },
} as unknown as Context

/** A page of the numbers from 1 to `last`, some of which are filtered out. */
async function pageOf(last: number, maySee: (nth: number) => boolean, spare = 0) {
  const reads: number[] = []
  const page = await loadListPage(
    ctx,
    25,
    async (after, limit) => {
      const from = Number(after?.[0] ?? 0)
      const rows = Array.from({ length: Math.min(limit, last - from) }, (_, at) => ({ cursor_key: [from + at + 1] }))
      reads.push(rows.length)
      return rows
    },
    async (rows) => rows.map(({ cursor_key: [nth] }) => (maySee(Number(nth)) ? Number(nth) : null)),
    spare,
  )
  return { items: page.items, isMore: page.next !== null, reads }
}

test('feed.15 filtered items are replaced in one further read, even if more of them follow', async () => {
  const hidden = [3, 14, 15]
  const { items, isMore, reads } = await pageOf(100, (nth) => !hidden.includes(nth))
  expect(items).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(isMore).toBe(true)
  expect(reads).toEqual([13, 8])
})

test('feed.15 a page without filtered items is read once, and the last page has no cursor', async () => {
  expect(await pageOf(100, () => true)).toMatchObject({ items: { length: 12 }, isMore: true, reads: [13] })
  expect(await pageOf(12, () => true)).toMatchObject({ items: { length: 12 }, isMore: false, reads: [12] })
  expect(await pageOf(14, (nth) => nth > 2)).toMatchObject({ items: { length: 12 }, isMore: false, reads: [13, 1] })
})

test('feed.15 where some are mostly left out, more are read at once, and the next page begins behind the last shown', async () => {
  const { items, isMore, reads } = await pageOf(100, (nth) => nth !== 3 && nth !== 5, 4)
  expect(items.at(-1)).toBe(14)
  expect(isMore).toBe(true)
  expect(reads).toEqual([17])
  expect(await pageOf(14, (nth) => nth > 2, 4)).toMatchObject({ items: { length: 12 }, isMore: false, reads: [14] })
})
