import type { Id } from '#domain/id.ts'
import { makeWeightedSemaphore } from '../media/weighted-semaphore.ts'

/** The pixels of an 8K frame. */
export const FRAME_PIXELS_MAX = 36_000_000
const withFfmpeg = makeWeightedSemaphore(FRAME_PIXELS_MAX)
const lastOf = new Map<Id, Promise<unknown>>()

/**
 * Limits concurrent probes and frame grabs of this process to the pixels of one 8K frame. Each person has at most one
 * in the queue, so someone who sends many files delays others by one.
 */
export function runInFfmpegGate<T>(person: Id, pixels: number, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(person) ?? Promise.resolve()
  const mine = before.then(
    () => withFfmpeg(pixels, work),
    () => withFfmpeg(pixels, work),
  )
  lastOf.set(person, mine)
  const leave = () => {
    if (lastOf.get(person) === mine) lastOf.delete(person)
  }
  mine.then(leave, leave)
  return mine
}
