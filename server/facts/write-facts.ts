import type { FactName, Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { inserting } from '../db/inserting.ts'
import { LISTENERS } from '../jobs/listeners.ts'
import { FACT_QUEUE, RETRIES } from './queues.ts'

export type Happened = { [N in FactName]: { name: N; payload: Facts[N] } }[FactName]

/** A change of thousands of pins keeps nobody's mail waiting. */
const SOONER = 10

/** What happened is written last in the same transaction, with the job that acts on it: both are there, or neither. Then workers are woken. */
export function writeFacts(ctx: Context, happened: Happened[]): void {
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
  if (heard.length) ctx.lastly.push(inserting('pgboss.job', heard.map(jobOf)))
}

const jobOf = ({ id, name }: { id: Id; name: FactName }) => ({
  name: FACT_QUEUE,
  data: JSON.stringify({ fact_id: id }),
  priority: name.startsWith('pin.') ? 0 : SOONER,
  retry_limit: RETRIES.retryLimit,
  retry_delay: RETRIES.retryDelay,
  retry_backoff: RETRIES.retryBackoff,
})
