import { LRUCache } from 'lru-cache'
import type { House } from './house.ts'
import type { ServerSettings } from './settings.ts'

type Limits = { max: number; ttl: number }
type ReadValue<Value> = () => Promise<Value>
type Cache<Value extends {}> = LRUCache<string, Value, ReadValue<Value>>

/**
 * An LRU cache of at most `max` entries, each of which expires `ttl` milliseconds after it was set. `now` is its
 * clock.
 */
export function makeLruCache<Value extends {}>({ max, ttl, now }: Limits & { now: () => number }): Cache<Value> {
  return new LRUCache({
    max,
    ttl,
    perf: { now },
    ttlResolution: 0,
    // A read whose entry was evicted meanwhile still returns its value to those who wait.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  })
}

/**
 * Returns the entry of a key, reading it when missing. Concurrent callers share one read; a failed read is not cached.
 */
export function getOrLoadEntry<Value extends {}>(
  cache: Cache<Value>,
  key: string,
  read: ReadValue<Value>,
): Promise<Value> {
  return cache.forceFetch(key, { context: read })
}

/** Reads an entry again even if it is cached. Concurrent callers wait for this read. */
export function reloadEntry<Value extends {}>(
  cache: Cache<Value>,
  key: string,
  read: ReadValue<Value>,
): Promise<Value> {
  return cache.forceFetch(key, { context: read, forceRefresh: true })
}

type CacheContext = Pick<House, 'settings' | 'uptime'>

/**
 * Creates one value per house. The settings object identifies the house, because a transaction may use a copy of the
 * house.
 */
export function memoizePerHouse<Made>(make: (house: CacheContext) => Made): (house: CacheContext) => Made {
  const made = new WeakMap<ServerSettings, Made>()
  return (house) => {
    const one = made.get(house.settings) ?? make(house)
    made.set(house.settings, one)
    return one
  }
}

export const makeHouseCache = <Value extends {}>(limits: Limits): ((house: CacheContext) => Cache<Value>) =>
  memoizePerHouse(({ uptime }) => makeLruCache<Value>({ ...limits, now: uptime }))
