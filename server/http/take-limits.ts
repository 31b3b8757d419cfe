import { Refusal } from '#domain/refusal.ts'
import type { Cost } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { networkOf } from '../ip-address.ts'
import { type Limiter, newLimiter, PER_MINUTE, takeFrom } from '../limits.ts'
import type { Settings } from '../settings.ts'

type Kind = keyof typeof PER_MINUTE
export type Limits = Record<Kind, Limiter> | null

export function openLimits({ rateLimits }: Pick<Settings, 'rateLimits'>): Limits {
  if (!rateLimits) return null
  const all = Object.entries(PER_MINUTE).map(([kind, limit]) => [kind, newLimiter(limit)])
  return Object.fromEntries(all) as Record<Kind, Limiter>
}

/** Which limit a cost is taken from. */
export const kindOf = (cost: Cost | 'page'): Kind => (cost in PER_MINUTE ? (cost as Kind) : 'write')

/** Takes one call from what an account may do in a minute; reading is counted by address. */
export function takeLimits(limits: Limits, who: Pick<Context, 'viewer' | 'ip' | 'now'>, cost: Cost | 'page'): void {
  if (!limits) return
  const kind = kindOf(cost)
  const isByAddress = kind === 'read' || kind === 'page'
  const key = (!isByAddress && who.viewer?.id) || networkOf(who.ip)
  const taken = takeFrom(limits[kind], key, 1, who.now.getTime())
  if (!taken.ok) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: taken.retryAfter })
}
