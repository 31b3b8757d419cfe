import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { FRAME_PIXELS_MAX, runInFfmpegGate } from './ffmpeg-gate.ts'

test('people take turns, however many files one of them sends', async () => {
  const order: string[] = []
  const go = (person: string) => runInFfmpegGate(person as Id, FRAME_PIXELS_MAX, async () => void order.push(person))
  await Promise.all([go('1'), go('1'), go('1'), go('2'), go('3')])
  expect(order).toEqual(['1', '2', '3', '1', '1'])
})

test('a failure gives the place back', async () => {
  const fail = () => Promise.reject(new Error('broken'))
  await expect(runInFfmpegGate('1' as Id, FRAME_PIXELS_MAX, fail)).rejects.toThrow('broken')
  expect(await runInFfmpegGate('1' as Id, FRAME_PIXELS_MAX, async () => 'done')).toBe('done')
})
