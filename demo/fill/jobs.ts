import { sql } from 'kysely'
import { fromKysely } from 'pg-boss'
import { booksOf } from '#server/db/reader.ts'
import { FACT_QUEUE } from '#server/facts/queues.ts'
import type { DemoPin } from './pins.ts'
import { insertAll, type World } from './world.ts'

/** Work that was given up, for staff to try again: then it succeeds. */
export async function fillJobs(world: World, pins: DemoPin[]): Promise<void> {
  const { boss } = world.house
  const db = booksOf(world.house)
  const pin = pins.find(({ audience }) => audience === 0)
  if (!pin) return
  const at = world.ago(0.2)
  const fact_id = world.id(at)
  const payload = JSON.stringify({ pin_id: pin.id })
  await insertAll(world, 'facts', [{ id: fact_id, name: 'pin.changed', payload, happened_at: at }])
  await boss.insert(FACT_QUEUE, [{ data: { fact_id } }], { db: fromKysely(db as never) })
  const output = JSON.stringify({ message: 'The search index did not answer within 30 seconds' })
  await sql`UPDATE pgboss.job SET state = 'failed', retry_count = retry_limit, output = ${output}::jsonb,
    created_on = ${at}, started_on = ${at}, completed_on = ${at}
    WHERE name = ${FACT_QUEUE} AND data ->> 'fact_id' = ${fact_id}`.execute(db)
}
