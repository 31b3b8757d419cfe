import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { StaffJob } from '#domain/resources/staff.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { type SignedIn, unitOf } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { noteAct } from '../facts/note-act.ts'
import { WORK_CHANNEL } from '../facts/send-jobs.ts'
import { loadPage } from '../list-page.ts'

const PAGE = 50
type Row = {
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

/** What is due for so long, by the clock of the queues, waits for a worker that does not come. */
const LATE = sql`interval '10 minutes'`

/** What failed for good or is late, newest first; or all that the queues still know. */
export function listJobs(ctx: SignedIn, isAll: boolean) {
  const isLate = sql`(state IN ('created', 'retry') AND start_after < now() - ${LATE})`
  const isWrong = sql`(state = 'failed' OR ${isLate})`
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = await sql<Row>`
      SELECT id, name, state::text AS state, ${isLate} AS is_late, data, output, retry_count, created_on, ARRAY[created_on::text, id::text] AS cursor_key
      FROM pgboss.job WHERE ${isAll ? sql`true` : isWrong}
        ${after ? sql`AND (created_on, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      ORDER BY created_on DESC, id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE, read, (rows) => showJobs(ctx, rows))
}

async function showJobs(ctx: SignedIn, rows: Row[]): Promise<StaffJob[]> {
  const facts = await sql<{ id: string; name: string }>`SELECT id, name FROM facts
    WHERE id = ANY(${rows.flatMap((row) => row.data?.fact_id ?? [])}::bigint[])`.execute(ctx.db)
  return rows.map((row) => ({
    type: 'staff_job',
    id: row.id,
    queue: row.name,
    state: row.state,
    is_late: row.is_late,
    about: facts.rows.find((fact) => fact.id === row.data?.fact_id)?.name ?? row.name,
    error: errorIn(row.output),
    tries: row.retry_count + 1,
    created_at: rfc2822(row.created_on),
  }))
}

/** Why a job failed: as the job itself or, when its worker died, as the queue tells it. */
const errorIn = (output: unknown): string => {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown }
  if (value) return errorIn(value)
  return typeof message === 'string' ? message.slice(0, 500) : ''
}

/** A failed job is tried again; who has acted already does not act twice. */
export async function retryJob(ctx: SignedIn, queue: string, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM pgboss.job
    WHERE name = ${queue} AND id = ${id}::uuid AND state = 'failed'`.execute(ctx.db)
  if (!rows.length) throw new Refusal('not_found', 'staff.noJob')
  await ctx.house.boss.retry(queue, id)
  unitOf(ctx).notifications.push({ channel: WORK_CHANNEL, payload: queue })
  await noteAct(ctx, { act: 'retried', kind: 'job', target: id, reason: queue })
}
