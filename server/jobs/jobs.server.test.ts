import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { startJobs } from './jobs.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

test('a scheduled job that throws is logged with its name and its error', async () => {
  const { pool } = world.house
  const boss = new PgBoss({ ...(pool.options as object), max: 4, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  const lines: { job?: string; reason?: string; level: number; err?: { message: string } }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const uptime = () => {
    throw new Error('the clock is broken')
  }
  const house = { ...world.house, boss, log, uptime }
  try {
    await startJobs(house, false)
    await boss.send('scheduled-pins', {})
    const stop = await startJobs(house, true)
    await vi.waitFor(() => expect(lines.map((line) => line.job)).toContain('scheduled-pins'), { timeout: 15_000 })
    const line = lines.find(({ job }) => job === 'scheduled-pins')
    expect([line?.reason, line?.err?.message]).toEqual(['the clock is broken', 'the clock is broken'])
    await stop()
  } finally {
    await boss.stop({ graceful: false })
  }
})
