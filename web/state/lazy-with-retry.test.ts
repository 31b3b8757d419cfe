import { expect, test } from 'vitest'
import { retryUntilLoaded } from './lazy-with-retry.ts'

test('code that can’t be had is asked for again, later and later, and never given up', async () => {
  const pauses: number[] = []
  let tries = 0
  const load = async () => {
    if (++tries < 9) throw new TypeError('Failed to fetch dynamically imported module')
    return 'there'
  }
  expect(await retryUntilLoaded(load, async (pause) => void pauses.push(pause))).toBe('there')
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})
