import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'

const AT_ONCE = 6

/**
 * Limits each person to six concurrent uploads, as browsers do, because each is held in memory while it is received.
 */
export function makeUploadLimiter() {
  const running = new Map<Id, number>()
  return async <T>(person: Id, work: () => Promise<T>): Promise<T> => {
    const count = running.get(person) ?? 0
    if (count >= AT_ONCE) throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: 2 })
    running.set(person, count + 1)
    try {
      return await work()
    } finally {
      const left = running.get(person)! - 1
      if (left > 0) running.set(person, left)
      else running.delete(person)
    }
  }
}
