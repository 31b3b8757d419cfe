import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { House } from '../house.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { startJobs } from './jobs.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

/** Runs the scheduled jobs, with one call of `job` waiting at the start. */
async function runJob(job: string, more: Partial<House>, check: (boss: PgBoss) => Promise<unknown>) {
  const boss = new PgBoss({ ...(world.house.pool.options as object), max: 4, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  const house = { ...world.house, ...more, boss }
  try {
    await startJobs(house, false)
    await boss.send(job, {})
    const stop = await startJobs(house, true)
    await check(boss)
    await stop()
  } finally {
    await boss.stop({ graceful: false })
  }
}

test('a scheduled job that throws is logged with its name and its error', async () => {
  const lines: { job?: string; reason?: string; level: number; err?: { message: string } }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const uptime = () => {
    throw new Error('the clock is broken')
  }
  await runJob('scheduled-pins', { log, uptime }, async () => {
    await vi.waitFor(() => expect(lines.map((line) => line.job)).toContain('scheduled-pins'), { timeout: 15_000 })
    const line = lines.find(({ job }) => job === 'scheduled-pins')
    expect([line?.reason, line?.err?.message]).toEqual(['the clock is broken', 'the clock is broken'])
  })
})

test('shop.15 a job every quarter of an hour reads the lists of products that are due', async () => {
  const { db, newId, clock } = world.house
  const id = newId()
  const list = { user_id: (await world.person()).id, name: 'Jars', format: 'csv', uploaded: 'catalogues/gone' }
  await db
    .insertInto('catalogues')
    .values({ ...list, id, created_at: clock(), next_run_at: clock() })
    .execute()
  const problem = () => db.selectFrom('catalogues').select('problem').where('id', '=', id).executeTakeFirstOrThrow()
  await runJob('catalogues', {}, async (boss) => {
    await vi.waitFor(async () => expect(await problem()).toEqual({ problem: 'unreachable' }), { timeout: 15_000 })
    const schedules = await boss.getSchedules()
    expect(schedules.find(({ name }) => name === 'catalogues')?.cron).toBe('*/15 * * * *')
  })
})
