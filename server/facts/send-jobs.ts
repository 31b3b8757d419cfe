import { CompiledQuery } from 'kysely'
import type { JobInsert } from 'pg-boss'
import { type Context, requireUnitOfWork } from '../context.ts'
import { sendStatement } from '../db/send-statement.ts'

/** Channel that wakes workers. The payload is the name of the queue with new jobs. */
export const WORK_CHANNEL = 'work'

/**
 * Inserts jobs in the current unit of work without waiting for the result, and wakes workers after the commit. If the
 * process dies in between, workers find the jobs by polling.
 */
export async function sendJobs(ctx: Context, queue: string, jobs: JobInsert[]): Promise<void> {
  await ctx.house.boss.insert(queue, jobs, {
    db: {
      async executeSql(text, values = []) {
        await sendStatement(ctx.db, { compile: () => CompiledQuery.raw(text, [...values]) })
        return { rows: [] }
      },
    },
  })
  requireUnitOfWork(ctx).notifications.push({ channel: WORK_CHANNEL, payload: queue })
}
