import { sql } from 'kysely'
import type { StaffJob } from '#domain/resources/staff.ts'
import type { CursorKey } from '../cursor.ts'
import type { Db } from '../db/connect.ts'
import type { ReadOnlyDb } from '../db/read-only-db.ts'
import { keyset } from '../keyset.ts'

/**
 * All SQL on pg-boss's own tables. Its API lists the jobs of one queue without pages, doesn't say how long the oldest has
 * waited, and reads on a connection of its own. `job-tables.test.ts` allows no other file.
 */
export const JOB_TABLE = 'pgboss.job'

const JOBS = sql.table(JOB_TABLE)

export type WaitingJobs = { queue: string; jobs: number; oldest: number }

/** Counts the waiting jobs of each queue, by a partial index that contains only those. */
export async function loadWaitingJobs(db: ReadOnlyDb): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    SELECT queue.name AS queue, count(job.id)::int AS jobs,
      greatest(0, extract(epoch FROM now() - min(job.start_after)))::float8 AS oldest
    FROM pgboss.queue LEFT JOIN ${JOBS} ON job.name = queue.name AND job.state < 'active' AND NOT job.blocked
    GROUP BY queue.name`.execute(db)
  return rows
}

export type JobRow = {
  id: string
  name: string
  state: StaffJob['state']
  is_late: boolean
  data: { fact_id?: string } | null
  output: unknown
  retry_count: number
  created_on: Date
  cursor_key: CursorKey
}

/** A job that has been due for this long, by the queue's clock, is waiting for a worker that doesn't come. */
const LATE = sql`interval '10 minutes'`

const NEWEST_FIRST = keyset('DESC', ['created_on', 'timestamptz'], ['id', 'uuid'])

/** Loads failed and late jobs, newest first; or all jobs that the queues still have. */
export async function loadJobs(
  db: ReadOnlyDb,
  { isAll, after, limit }: { isAll: boolean; after: CursorKey | null; limit: number },
): Promise<JobRow[]> {
  const isLate = sql`(state IN ('created', 'retry') AND start_after < now() - ${LATE})`
  const isWrong = sql`(state = 'failed' OR ${isLate})`
  const { rows } = await sql<JobRow>`
    SELECT id, name, state::text AS state, ${isLate} AS is_late, data, output, retry_count, created_on, ${NEWEST_FIRST.key} AS cursor_key
    FROM ${JOBS} WHERE ${isAll ? sql`true` : isWrong} AND ${NEWEST_FIRST.isAfter(after)}
    ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(db)
  return rows
}

export async function isFailedJob(db: ReadOnlyDb, queue: string, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${JOBS}
    WHERE name = ${queue} AND id = ${id}::uuid AND state = 'failed'`.execute(db)
  return rows.length > 0
}

/** Makes the jobs of a fact look as if their last try had failed, for the demo world. */
export async function failFactJobs(
  db: Db,
  queue: string,
  { fact_id, output, at }: { fact_id: string; output: unknown; at: Date },
): Promise<void> {
  await sql`UPDATE ${JOBS} SET state = 'failed', retry_count = retry_limit, output = ${JSON.stringify(output)}::jsonb,
    created_on = ${at}, started_on = ${at}, completed_on = ${at}
    WHERE name = ${queue} AND data ->> 'fact_id' = ${fact_id}`.execute(db)
}
