import { CompiledQuery } from 'kysely'
import type { JobInsert } from 'pg-boss'
import { type Context, unitOf } from '../context.ts'
import { send } from '../db/send.ts'

/** Workers listen to it. The payload is the name of the queue in which jobs wait. */
export const WORK_CHANNEL = 'work'

/**
 * Jobs are written by their queue's own statement in the unit of work that needs them, and nobody waits for its answer. Workers are
 * woken after the commit; when a process dies before that, they find the jobs when they look by themselves.
 */
export async function sendJobs(ctx: Context, queue: string, jobs: JobInsert[]): Promise<void> {
  await ctx.house.boss.insert(queue, jobs, {
    db: {
      async executeSql(text, values = []) {
        await send(ctx.db, { compile: () => CompiledQuery.raw(text, [...values]) })
        return { rows: [] }
      },
    },
  })
  unitOf(ctx).notifications.push({ channel: WORK_CHANNEL, payload: queue })
}
