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

export async function openQueues(boss: PgBoss): Promise<void> {
  for (const queue of [FACT_QUEUE, ...SLOW_QUEUES, BULK_QUEUE, DUPLICATES_QUEUE])
    await boss.createQueue(queue, { ...RETRIES, notify: true })
}
