import { expect, test } from 'vitest'
import type { House } from '../house.ts'
import { runInSearchTurn } from './search-turns.ts'

const house = (rateLimits: boolean) => ({ settings: { rateLimits }, uptime: () => 0 }) as unknown as House

test('search.21 a network has at most six searches in progress, the process eight, and others wait for their turn', async () => {
  const shared = house(true)
  const finish: (() => void)[] = []
  const search = (ip: string) =>
    runInSearchTurn({ house: shared, ip }, () => new Promise<void>((resolve) => finish.push(resolve)))
  const first = Array.from({ length: 6 }, () => search('192.0.2.1'))
  await expect(search('192.0.2.1')).rejects.toMatchObject({ kind: 'too_fast' })
  const others = Array.from({ length: 4 }, () => search('198.51.100.1'))
  expect(finish).toHaveLength(8)
  for (let nth = 0; nth < 10; nth++) {
    await expect.poll(() => finish.length).toBeGreaterThan(nth)
    finish[nth]?.()
  }
  await Promise.all([...first, ...others])
  const again = search('192.0.2.1')
  await expect.poll(() => finish.length).toBe(11)
  finish[10]?.()
  await again
})
