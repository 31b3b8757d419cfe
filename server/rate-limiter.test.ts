import { expect, test } from 'vitest'
import { consumeFromLimiter, makeRateLimiter } from './rate-limiter.ts'

const START = 1_800_000_000_000

test('what is allowed is allowed, one more is not, and each has their own', () => {
  const limiter = makeRateLimiter(3)
  for (let i = 0; i < 3; i++) expect(consumeFromLimiter(limiter, 'ada', 1, START).ok).toBe(true)
  expect(consumeFromLimiter(limiter, 'ada', 1, START)).toEqual({ ok: false, retryAfter: expect.any(Number) })
  expect(consumeFromLimiter(limiter, 'eve', 1, START).ok).toBe(true)
})

test('the turn of a window gives nobody twice the limit', () => {
  const limiter = makeRateLimiter(100)
  const end = START - (START % 60_000) + 59_900
  for (let i = 0; i < 100; i++) consumeFromLimiter(limiter, 'ada', 1, end)
  const after = Array.from({ length: 100 }, () => consumeFromLimiter(limiter, 'ada', 1, end + 200).ok).filter(Boolean)
  expect(after.length).toBeLessThan(5)
})

test.each([0, 20_000, 59_000])('whoever waits as told, %i ms into a window, is let in', (into) => {
  const limiter = makeRateLimiter(10)
  const now = START - (START % 60_000) + into
  for (let i = 0; i < 10; i++) consumeFromLimiter(limiter, 'ada', 1, now)
  const refused = consumeFromLimiter(limiter, 'ada', 1, now)
  if (refused.ok) throw new Error('it must be refused')
  expect(refused.retryAfter).toBeLessThanOrEqual(120)
  expect(consumeFromLimiter(limiter, 'ada', 1, now + refused.retryAfter * 1000).ok).toBe(true)
})

test('after two quiet windows nothing is kept', () => {
  const limiter = makeRateLimiter(1)
  consumeFromLimiter(limiter, 'ada', 1, START)
  consumeFromLimiter(limiter, 'eve', 1, START + 180_000)
  expect(limiter.former.size).toBe(0)
  expect([...limiter.current.keys()]).toEqual(['eve'])
})
