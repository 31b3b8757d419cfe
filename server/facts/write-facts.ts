import type { FactName } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import { type Context, unitOf } from '../context.ts'
import { send } from '../db/send.ts'
import { sendJobs } from './send-jobs.ts'

/** A change of thousands of pins keeps nobody's mail waiting. */
const SOONER = 10

/** What happened is written last in the same transaction, with the jobs that act on it: all are there, or none. */
export async function writeFacts(ctx: Context): Promise<void> {
  const happened = unitOf(ctx).facts
  if (!happened.length) return
  const facts = happened.map(({ name, payload }) => ({
    id: ctx.house.newId(),
    name,
    payload: JSON.stringify(payload),
    viewer_id: ctx.viewer?.id ?? null,
    actor_id: ctx.actor?.id ?? null,
    happened_at: ctx.now,
  }))
  await send(ctx.db, ctx.db.insertInto('facts').values(facts))
  const jobs = facts.flatMap((fact) => (ctx.house.queuesOf[fact.name] ?? []).map((queue) => jobOf(queue, fact)))
  for (const [queue, together] of Map.groupBy(jobs, ({ data }) => data.queue)) await sendJobs(ctx, queue, together)
}

const jobOf = (queue: string, { id, name }: { id: Id; name: FactName }) => ({
  data: { fact_id: id, queue },
  priority: name.startsWith('pin.') ? 0 : SOONER,
})
