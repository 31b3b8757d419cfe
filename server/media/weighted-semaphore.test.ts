import { expect, test } from 'vitest'
import { withPixelBudget } from './weighted-semaphore.ts'

test('small pictures share the limit, a large one runs alone, and a failure frees its share', async () => {
  let running = 0
  const most: number[] = []
  const work = async () => {
    most.push(++running)
    await new Promise((done) => setTimeout(done, 20))
    running--
  }
  await Promise.all([10e6, 10e6, 10e6].map((pixels) => withPixelBudget(pixels, work)))
  expect(Math.max(...most)).toBe(2)
  await expect(withPixelBudget(90e6, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  most.length = 0
  await Promise.all([100e6, 100e6, 1e6].map((pixels) => withPixelBudget(pixels, work)))
  expect(Math.max(...most)).toBe(1)
})
