import { Refusal } from '#domain/refusal.ts'
import type { RateLimitKind } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { toNetworkKey } from '../ip-address.ts'
import { CALLS_PER_MINUTE, consumeFromLimiter, makeRateLimiter, type RateLimiter } from '../rate-limiter.ts'

type Kind = keyof typeof CALLS_PER_MINUTE
/** Rate limiters by kind, with the monotonic clock that they use; null when limits are off. */
export type RequestLimiters = (Record<Kind, RateLimiter> & Pick<House, 'uptime'>) | null

export function makeRequestLimiters({ settings, uptime }: Pick<House, 'settings' | 'uptime'>): RequestLimiters {
  if (!settings.rateLimits) return null
  const all = Object.entries(CALLS_PER_MINUTE).map(([kind, limit]) => [kind, makeRateLimiter(limit)])
  return { ...(Object.fromEntries(all) as Record<Kind, RateLimiter>), uptime }
}

/** The limit that a cost counts against. */
export const toLimitKind = (cost: RateLimitKind | 'page'): Kind => (cost in CALLS_PER_MINUTE ? (cost as Kind) : 'write')

/** Who only reads is counted by address, which takes no look into the database. */
export const isCountedByAddress = (cost: RateLimitKind | 'page'): boolean =>
  cost === 'read' || cost === 'search' || cost === 'page'

/** Counts one call against the limit of an account, or of an IP for reads; throws when it is used up. */
export function consumeRequestLimit(
  limits: RequestLimiters,
  who: Pick<Context, 'viewer' | 'ip'>,
  cost: RateLimitKind | 'page',
): void {
  if (!limits) return
  const kind = toLimitKind(cost)
  const key = (!isCountedByAddress(kind) && who.viewer?.id) || toNetworkKey(who.ip)
  const taken = consumeFromLimiter(limits[kind], key, 1, limits.uptime())
  if (!taken.ok) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: taken.retryAfter })
}
