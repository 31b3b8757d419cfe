import { sql } from 'kysely'
import type { House } from '../house.ts'
import { FACT_QUEUE } from './queues.ts'

/** Many jobs of one moment are told of once. */
const GATHER_MS = 20
/** The channel that pg-boss listens to in a process that works. */
const CHANNEL = sql`'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`

const waking = new WeakSet<House['boss']>()

/**
 * Tells the workers of every process that facts wait. Not in the transaction that wrote them: those which tell something end one
 * after the other. When a process dies before it told, workers find the job when they look by themselves.
 */
export function wakeWorkers({ boss, db, log }: House): void {
  if (waking.has(boss)) return
  waking.add(boss)
  setTimeout(() => {
    waking.delete(boss)
    sql`SELECT pg_notify(${CHANNEL}, ${FACT_QUEUE})`
      .execute(db)
      .catch((err) => log.debug({ err }, 'workers were not told'))
  }, GATHER_MS).unref()
}
