const MINUTE = 60_000

/** Calls per minute of one account. A page costs more than a question. Each process counts for itself. */
export const CALLS_PER_MINUTE = { read: 3000, search: 300, page: 600, write: 600, upload: 120, message: 30 } as const

export type RateLimiter = {
  readonly limit: number
  readonly window: number
  startedAt: number
  current: Map<string, number>
  former: Map<string, number>
}

export function makeRateLimiter(limit: number, window = MINUTE): RateLimiter {
  return { limit, window, startedAt: 0, current: new Map(), former: new Map() }
}

export type RateLimitResult = { ok: true } | { ok: false; retryAfter: number }

/**
 * Counts `cost` against the limit of `key` in a sliding window: the previous window counts in proportion to its
 * overlap with the last minute. Only two windows are kept, so memory stays bounded.
 */
export function consumeFromLimiter(limiter: RateLimiter, key: string, cost: number, now: number): RateLimitResult {
  turn(limiter, now)
  const passed = (now - limiter.startedAt) / limiter.window
  const used = limiter.current.get(key) ?? 0
  const before = limiter.former.get(key) ?? 0
  if (used + before * (1 - passed) + cost <= limiter.limit) {
    limiter.current.set(key, used + cost)
    return { ok: true }
  }
  return { ok: false, retryAfter: secondsUntil(limiter, { used, before, cost, passed }) }
}

function turn(limiter: RateLimiter, now: number) {
  const windows = Math.floor((now - limiter.startedAt) / limiter.window)
  if (windows < 1) return
  limiter.former = windows === 1 ? limiter.current : new Map()
  limiter.current = new Map()
  limiter.startedAt += windows * limiter.window
}

function secondsUntil(
  limiter: RateLimiter,
  at: { used: number; before: number; cost: number; passed: number },
): number {
  const room = limiter.limit - at.cost
  const inThisWindow = at.before > 0 && at.used <= room ? 1 - (room - at.used) / at.before : Infinity
  const inTheNext = at.used > 0 ? 1 + Math.max(0, 1 - room / at.used) : 1
  const share = Math.min(inThisWindow, inTheNext) - at.passed
  return Math.max(1, Math.ceil((share * limiter.window) / 1000))
}
