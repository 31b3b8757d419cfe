import type { FactName } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import { type Context, requireUnitOfWork } from '../context.ts'
import { sendStatement } from '../db/send-statement.ts'
import { sendJobs } from './send-jobs.ts'

/** Priority over facts about pins, so that a bulk change of pins doesn't delay mail. */
const SOONER = 10

/** Writes the collected facts and the jobs of their listeners in the same transaction, so that none is lost. */
export async function writeFacts(ctx: Context): Promise<void> {
  const happened = requireUnitOfWork(ctx).facts
  if (!happened.length) return
  const facts = happened.map(({ name, payload }) => ({
    id: ctx.house.newId(),
    name,
    payload: JSON.stringify(payload),
    viewer_id: ctx.viewer?.id ?? null,
    actor_id: ctx.actor?.id ?? null,
    happened_at: ctx.now,
  }))
  await sendStatement(ctx.db, ctx.db.insertInto('facts').values(facts))
  const jobs = facts.flatMap((fact) => (ctx.house.queuesOf[fact.name] ?? []).map((queue) => jobOf(queue, fact)))
  for (const [queue, together] of Map.groupBy(jobs, ({ data }) => data.queue)) await sendJobs(ctx, queue, together)
}

const jobOf = (queue: string, { id, name }: { id: Id; name: FactName }) => ({
  data: { fact_id: id, queue },
  priority: name.startsWith('pin.') ? 0 : SOONER,
})
