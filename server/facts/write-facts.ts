import { CompiledQuery } from 'kysely'
import type { FactName, Facts } from '#domain/facts.ts'
import type { Context } from '../context.ts'
import { ahead } from '../db/ahead.ts'
import type { Db } from '../db/connect.ts'
import { inserting } from '../db/inserting.ts'
import { LISTENERS } from './listeners.ts'
import { FACT_QUEUE } from './queues.ts'

export type Happened = { [N in FactName]: { name: N; payload: Facts[N] } }[FactName]

/** A change of thousands of pins keeps nobody's mail waiting. */
const SOONER = 10

/** What happened is written last in the same transaction, with the job that acts on it: both are there, or neither. */
export async function writeFacts(ctx: Context, happened: Happened[]): Promise<void> {
  if (!happened.length) return
  const facts = happened.map(({ name, payload }) => ({
    id: ctx.house.newId(),
    name,
    payload: JSON.stringify(payload),
    viewer_id: ctx.viewer?.id ?? null,
    actor_id: ctx.actor?.id ?? null,
    happened_at: ctx.now,
  }))
  ctx.lastly.push(inserting('facts', facts))
  const heard = facts.filter(({ name }) => Object.keys(LISTENERS[name] ?? {}).length)
  const jobs = heard.map(({ id, name }) => ({ data: { fact_id: id }, priority: name.startsWith('pin.') ? 0 : SOONER }))
  if (jobs.length) await ctx.house.boss.insert(FACT_QUEUE, jobs, { db: notWaitingFor(ctx.db) })
}

/** Nothing is read of what the queue answers. */
const notWaitingFor = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    await ahead(db, { compile: () => CompiledQuery.raw(text, values) })
    return { rows: [] }
  },
})
