import { Refusal } from '#domain/refusal.ts'
import type { Cost } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { Settings } from '../settings.ts'
import { type Limiter, newLimiter, PER_MINUTE, takeFrom } from './limits.ts'

export type Limits = Record<keyof typeof PER_MINUTE, Limiter> | null

export function openLimits({ rateLimits }: Pick<Settings, 'rateLimits'>): Limits {
  if (!rateLimits) return null
  const { read, write, upload, message } = PER_MINUTE
  return { read: newLimiter(read), write: newLimiter(write), upload: newLimiter(upload), message: newLimiter(message) }
}

/** Takes one call from what an account may do in a minute; reading is counted by address. */
export function takeLimits(limits: Limits, { viewer, ip, now }: Context, cost: Cost): void {
  if (!limits) return
  const kind = cost === 'read' || cost === 'upload' || cost === 'message' ? cost : 'write'
  const taken = takeFrom(limits[kind], kind === 'read' ? ip : (viewer?.id ?? ip), 1, now.getTime())
  if (!taken.ok) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: taken.retryAfter })
}
