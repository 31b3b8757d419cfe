import { expect, test } from 'vitest'
import { houseCache, lruCache, readThrough } from './house-cache.ts'

test('an entry is read for ten seconds of its clock, then not any more', () => {
  let now = 1
  const cache = lruCache<string>({ max: 10, ttl: 10_000, now: () => now })
  cache.set('/', 'home')
  now += 10_000
  expect(cache.get('/')).toBe('home')
  now += 1
  expect(cache.get('/')).toBeUndefined()
})

test('however many ask at once, it is read once, and a failed read is tried again', async () => {
  const cache = lruCache<number>({ max: 1, ttl: 10_000, now: () => 1 })
  let reads = 0
  const read = async () => {
    reads++
    if (reads === 1) throw new Error('away')
    return reads
  }
  const both = await Promise.allSettled([readThrough(cache, 'a', read), readThrough(cache, 'a', read)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([readThrough(cache, 'a', read), readThrough(cache, 'a', read)])).toEqual([2, 2])
})

test('a read that is evicted while it runs still answers', async () => {
  const cache = lruCache<string>({ max: 1, ttl: 10_000, now: () => 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = readThrough(cache, 'a', () => promise)
  await readThrough(cache, 'b', async () => 'b')
  resolve('a')
  expect(await first).toBe('a')
})

test('a copy of the house has the same cache, another house its own', () => {
  const cacheOf = houseCache<string>({ max: 10, ttl: 10_000 })
  const house = { settings: {} as never, uptime: () => 1, db: 'pool' }
  cacheOf(house).set('a', 'kept')
  expect(cacheOf({ ...house, db: 'transaction' } as never).get('a')).toBe('kept')
  expect(cacheOf({ ...house, settings: {} as never }).get('a')).toBeUndefined()
})
