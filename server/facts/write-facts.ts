import type { FactName } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import { type Context, unitOf } from '../context.ts'
import { inserting } from '../db/inserting.ts'
import { RETRIES } from './queues.ts'

/** A change of thousands of pins keeps nobody's mail waiting. */
const SOONER = 10

/** What happened is written last in the same transaction, with the jobs that act on it: all are there, or none. */
export function addFacts(ctx: Context): void {
  const unit = unitOf(ctx)
  if (!unit.facts.length) return
  const facts = unit.facts.map(({ name, payload }) => ({
    id: ctx.house.newId(),
    name,
    payload: JSON.stringify(payload),
    viewer_id: ctx.viewer?.id ?? null,
    actor_id: ctx.actor?.id ?? null,
    happened_at: ctx.now,
  }))
  unit.insertsAtEnd.push(inserting('facts', facts))
  const jobs = facts.flatMap((fact) => (ctx.house.queuesOf[fact.name] ?? []).map((queue) => jobOf(queue, fact)))
  if (jobs.length) unit.insertsAtEnd.push(inserting('pgboss.job', jobs))
}

const jobOf = (queue: string, { id, name }: { id: Id; name: FactName }) => ({
  name: queue,
  data: JSON.stringify({ fact_id: id, queue }),
  priority: name.startsWith('pin.') ? 0 : SOONER,
  retry_limit: RETRIES.retryLimit,
  retry_delay: RETRIES.retryDelay,
  retry_backoff: RETRIES.retryBackoff,
})
