import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { StaffJob } from '#domain/resources/staff.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { requireUnitOfWork, type SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { isFailedJob, type JobRow, loadJobs } from '../facts/job-tables.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { WORK_CHANNEL } from '../facts/send-jobs.ts'
import { loadListPage } from '../list-page.ts'

const PAGE = 50

/** Lists failed and late jobs, newest first; or all jobs that the queues still have. */
export function listJobs(ctx: SignedIn, isAll: boolean) {
  const read = (after: CursorKey | null, limit: number) => loadJobs(ctx.db, { isAll, after, limit })
  return loadListPage(ctx, PAGE, read, (rows) => showJobs(ctx, rows))
}

async function showJobs(ctx: SignedIn, rows: JobRow[]): Promise<StaffJob[]> {
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
    created_at: formatRfc2822(row.created_on),
  }))
}

/** The error of a failed job, from the job itself or, when its worker died, from the queue. */
const errorIn = (output: unknown): string => {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown }
  if (value) return errorIn(value)
  return typeof message === 'string' ? message.slice(0, 500) : ''
}

/** Retries a failed job; listeners that have run already don't run twice. */
export async function retryJob(ctx: SignedIn, queue: string, id: string): Promise<void> {
  if (!(await isFailedJob(ctx.db, queue, id))) throw new Refusal('not_found', 'staff.noJob')
  await ctx.house.boss.retry(queue, id)
  requireUnitOfWork(ctx).notifications.push({ channel: WORK_CHANNEL, payload: queue })
  await recordStaffAct(ctx, { act: 'retried', kind: 'job', target: id, reason: queue })
}
