import { fromKysely } from 'pg-boss'
import type { FactName, Facts } from '#domain/facts.ts'
import type { Context } from '../context.ts'
import { LISTENERS } from './listeners.ts'
import { FACT_QUEUE } from './queues.ts'

export type Happened = { [N in FactName]: { name: N; payload: Facts[N] } }[FactName]

/** A change of thousands of pins keeps nobody's mail waiting. */
const SOONER = 10

/** Writes what happened in the same transaction, with the job that acts on it: both are there, or neither. */
export async function writeFacts(ctx: Context, happened: Happened[]): Promise<void> {
  if (!happened.length) return
  const rows = happened.map(({ name, payload }) => ({
    id: ctx.house.newId(),
    name,
    payload: JSON.stringify(payload),
    viewer_id: ctx.viewer?.id ?? null,
    actor_id: ctx.actor?.id ?? null,
    happened_at: ctx.now,
  }))
  await ctx.db.insertInto('facts').values(rows).execute()
  const heard = rows.filter(({ name }) => Object.keys(LISTENERS[name] ?? {}).length)
  if (!heard.length) return
  const jobs = heard.map(({ id, name }) => ({ data: { fact_id: id }, priority: name.startsWith('pin.') ? 0 : SOONER }))
  await ctx.house.boss.insert(FACT_QUEUE, jobs, { db: fromKysely(ctx.db as never) })
}
