import { fromKysely } from 'pg-boss'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { failFactJobs } from '#server/facts/job-tables.ts'
import { FACT_QUEUE } from '#server/facts/queues.ts'
import type { DemoPin } from './pins.ts'
import { type DemoWorld, insertAll } from './world.ts'

/** Adds failed jobs that staff can retry; the retry succeeds. */
export async function fillJobs(world: DemoWorld, pins: DemoPin[]): Promise<void> {
  const { boss } = world.house
  const db = maintenanceDb(world.house)
  const pin = pins.find(({ audience }) => audience === 0)
  if (!pin) return
  const at = world.ago(0.2)
  const fact_id = world.id(at)
  const payload = JSON.stringify({ pin_id: pin.id })
  await insertAll(world, 'facts', [{ id: fact_id, name: 'pin.changed', payload, happened_at: at }])
  await boss.insert(FACT_QUEUE, [{ data: { fact_id } }], { db: fromKysely(db as never) })
  const output = { message: 'The search index did not answer within 30 seconds' }
  await failFactJobs(db, FACT_QUEUE, { fact_id, output, at })
}
