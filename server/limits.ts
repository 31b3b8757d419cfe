const MINUTE = 60_000

/** Decisions, Limits per account: how often in a minute. A page costs more than a question. Each process counts for itself. */
export const PER_MINUTE = { read: 3000, page: 600, write: 600, upload: 120, message: 30 } as const

export type Limiter = {
  readonly limit: number
  readonly window: number
  startedAt: number
  current: Map<string, number>
  former: Map<string, number>
}

export function newLimiter(limit: number, window = MINUTE): Limiter {
  return { limit, window, startedAt: 0, current: new Map(), former: new Map() }
}

export type Taken = { ok: true } | { ok: false; retryAfter: number }

/**
 * Takes `cost` from what `key` may do in a window that slides: of the window before, the part counts that still lies
 * within the last minute. Only two windows are remembered, so that the memory used has an end.
 */
export function takeFrom(limiter: Limiter, key: string, cost: number, now: number): Taken {
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

function turn(limiter: Limiter, now: number) {
  const windows = Math.floor((now - limiter.startedAt) / limiter.window)
  if (windows < 1) return
  limiter.former = windows === 1 ? limiter.current : new Map()
  limiter.current = new Map()
  limiter.startedAt += windows * limiter.window
}

function secondsUntil(limiter: Limiter, at: { used: number; before: number; cost: number; passed: number }): number {
  const room = limiter.limit - at.cost
  const inThisWindow = at.before > 0 && at.used <= room ? 1 - (room - at.used) / at.before : Infinity
  const inTheNext = at.used > 0 ? 1 + Math.max(0, 1 - room / at.used) : 1
  const share = Math.min(inThisWindow, inTheNext) - at.passed
  return Math.max(1, Math.ceil((share * limiter.window) / 1000))
}
