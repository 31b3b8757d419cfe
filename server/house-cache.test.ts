import { expect, test } from 'vitest'
import { getOrLoadEntry, makeHouseCache, makeLruCache } from './house-cache.ts'

test('an entry expires after ten seconds of its clock', () => {
  let now = 1
  const cache = makeLruCache<string>({ max: 10, ttl: 10_000, now: () => now })
  cache.set('/', 'home')
  now += 10_000
  expect(cache.get('/')).toBe('home')
  now += 1
  expect(cache.get('/')).toBeUndefined()
})

test('concurrent callers share one read, and a failed read is retried', async () => {
  const cache = makeLruCache<number>({ max: 1, ttl: 10_000, now: () => 1 })
  let reads = 0
  const read = async () => {
    reads++
    if (reads === 1) throw new Error('away')
    return reads
  }
  const both = await Promise.allSettled([getOrLoadEntry(cache, 'a', read), getOrLoadEntry(cache, 'a', read)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([getOrLoadEntry(cache, 'a', read), getOrLoadEntry(cache, 'a', read)])).toEqual([2, 2])
})

test('a read that is evicted while it runs still answers', async () => {
  const cache = makeLruCache<string>({ max: 1, ttl: 10_000, now: () => 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = getOrLoadEntry(cache, 'a', () => promise)
  await getOrLoadEntry(cache, 'b', async () => 'b')
  resolve('a')
  expect(await first).toBe('a')
})

test('a copy of the house has the same cache, another house its own', () => {
  const cacheOf = makeHouseCache<string>({ max: 10, ttl: 10_000 })
  const house = { settings: {} as never, uptime: () => 1, db: 'pool' }
  cacheOf(house).set('a', 'kept')
  expect(cacheOf({ ...house, db: 'transaction' } as never).get('a')).toBe('kept')
  expect(cacheOf({ ...house, settings: {} as never }).get('a')).toBeUndefined()
})
