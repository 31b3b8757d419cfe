import { expect, test } from 'vitest'
import { withPixels } from './pixel-gate.ts'

test('small pictures share the room, a large one has it alone, and a failure gives its place back', async () => {
  let running = 0
  const most: number[] = []
  const work = async () => {
    most.push(++running)
    await new Promise((done) => setTimeout(done, 20))
    running--
  }
  await Promise.all([10e6, 10e6, 10e6].map((pixels) => withPixels(pixels, work)))
  expect(Math.max(...most)).toBe(2)
  await expect(withPixels(90e6, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  most.length = 0
  await Promise.all([100e6, 100e6, 1e6].map((pixels) => withPixels(pixels, work)))
  expect(Math.max(...most)).toBe(1)
})
