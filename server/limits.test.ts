import { expect, test } from 'vitest'
import { newLimiter, takeFrom } from './limits.ts'

const START = 1_800_000_000_000

test('what is allowed is allowed, one more is not, and each has their own', () => {
  const limiter = newLimiter(3)
  for (let i = 0; i < 3; i++) expect(takeFrom(limiter, 'ada', 1, START).ok).toBe(true)
  expect(takeFrom(limiter, 'ada', 1, START)).toEqual({ ok: false, retryAfter: expect.any(Number) })
  expect(takeFrom(limiter, 'eve', 1, START).ok).toBe(true)
})

test('the turn of a window gives nobody twice the limit', () => {
  const limiter = newLimiter(100)
  const end = START - (START % 60_000) + 59_900
  for (let i = 0; i < 100; i++) takeFrom(limiter, 'ada', 1, end)
  const after = Array.from({ length: 100 }, () => takeFrom(limiter, 'ada', 1, end + 200).ok).filter(Boolean)
  expect(after.length).toBeLessThan(5)
})

test.each([0, 20_000, 59_000])('whoever waits as told, %i ms into a window, is let in', (into) => {
  const limiter = newLimiter(10)
  const now = START - (START % 60_000) + into
  for (let i = 0; i < 10; i++) takeFrom(limiter, 'ada', 1, now)
  const refused = takeFrom(limiter, 'ada', 1, now)
  if (refused.ok) throw new Error('it must be refused')
  expect(refused.retryAfter).toBeLessThanOrEqual(120)
  expect(takeFrom(limiter, 'ada', 1, now + refused.retryAfter * 1000).ok).toBe(true)
})

test('after two quiet windows nothing is remembered', () => {
  const limiter = newLimiter(1)
  takeFrom(limiter, 'ada', 1, START)
  takeFrom(limiter, 'eve', 1, START + 180_000)
  expect(limiter.former.size).toBe(0)
  expect([...limiter.current.keys()]).toEqual(['eve'])
})
