import type { PgBoss } from 'pg-boss'

/** Work of one cost waits in one queue, so that a slow site or a dead mail server keeps nothing else waiting. */
export const SLOW_QUEUES = ['mail', 'outside', 'pictures', 'rewrites'] as const
export type SlowQueue = (typeof SLOW_QUEUES)[number]

/** News, search, live updates and counts: what takes milliseconds. */
export const FACT_QUEUE = 'facts'
export const BULK_QUEUE = 'bulk'
export const DUPLICATES_QUEUE = 'duplicates'

/** What fails is done again, later each time. */
export const RETRIES = { retryLimit: 12, retryDelay: 2, retryBackoff: true }

/** A queue that notifies by itself does so inside the transaction, and PostgreSQL commits such transactions one after the other. */
const IN_SILENCE = { notify: false }

export async function openQueues(boss: PgBoss): Promise<void> {
  for (const queue of [FACT_QUEUE, ...SLOW_QUEUES, BULK_QUEUE, DUPLICATES_QUEUE]) await openQueue(boss, queue)
}

async function openQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, { ...RETRIES, ...IN_SILENCE })
  // One that an older version made notifies.
  if ((await boss.getQueue(name))?.notify) await boss.updateQueue(name, IN_SILENCE)
}
