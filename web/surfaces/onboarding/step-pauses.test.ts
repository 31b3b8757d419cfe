import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitBetweenSteps, waitForFeed } from './step-pauses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Measures how many milliseconds a pause takes. */
async function lasts(wait: Promise<void>): Promise<number> {
  const begun = Date.now()
  let over: number | undefined
  void wait.then(() => {
    over = Date.now() - begun
  })
  await vi.advanceTimersByTimeAsync(20_000)
  return over ?? Number.POSITIVE_INFINITY
}
const within = (ms: number) => new Promise((done) => setTimeout(done, ms))
const failing = (ms: number) => within(ms).then(() => Promise.reject(new Error('late')))

test.each([
  ['a feed that is there', () => Promise.resolve(), 2500],
  ['a feed that takes a second', () => within(1000), 2500],
  ['a feed that is late', () => within(6000), 6000],
  ['a feed that never comes', () => new Promise(() => {}), 10_000],
  ['a feed that fails', () => failing(100), 2500],
])('onboard.3 onboard.10 the loading step waits for %s', async (_, feed, ms) => {
  expect(await lasts(waitForFeed(feed()))).toBe(ms)
})

test('onboard.3 onboard.10 the pause between steps is 1000 ms, and none with reduced motion', async () => {
  expect([await lasts(waitBetweenSteps(true)), await lasts(waitBetweenSteps(false))]).toEqual([1000, 0])
})
