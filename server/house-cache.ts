import { LRUCache } from 'lru-cache'
import type { House } from './house.ts'
import type { Settings } from './settings.ts'

type Limits = { max: number; ttl: number }
type Read<Value> = () => Promise<Value>
type Cache<Value extends {}> = LRUCache<string, Value, Read<Value>>

/** An LRU cache of at most `max` entries, each forgotten `ttl` milliseconds after it was set. `now` measures the age. */
export function lruCache<Value extends {}>({ max, ttl, now }: Limits & { now: () => number }): Cache<Value> {
  return new LRUCache({
    max,
    ttl,
    perf: { now },
    ttlResolution: 0,
    // A read that was evicted while it ran still answers those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  })
}

/** The entry of a key, read when there is none. Who asks meanwhile waits for the same read; one that fails is not kept. */
export function readThrough<Value extends {}>(cache: Cache<Value>, key: string, read: Read<Value>): Promise<Value> {
  return cache.forceFetch(key, { context: read })
}

/** Reads an entry although there may be one. Who asks meanwhile waits for this read. */
export function readAgain<Value extends {}>(cache: Cache<Value>, key: string, read: Read<Value>): Promise<Value> {
  return cache.forceFetch(key, { context: read, forceRefresh: true })
}

type Known = Pick<House, 'settings' | 'uptime'>

/** One of something for each house. Its settings stand for the house, because a transaction may be given a copy of the house. */
export function perHouse<Made>(make: (house: Known) => Made): (house: Known) => Made {
  const made = new WeakMap<Settings, Made>()
  return (house) => {
    const one = made.get(house.settings) ?? make(house)
    made.set(house.settings, one)
    return one
  }
}

export const houseCache = <Value extends {}>(limits: Limits): ((house: Known) => Cache<Value>) =>
  perHouse(({ uptime }) => lruCache<Value>({ ...limits, now: uptime }))
