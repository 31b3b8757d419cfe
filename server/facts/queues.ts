import type { PgBoss } from 'pg-boss'

/** The names of the queues that durable jobs wait in. */
export const FACT_QUEUE = 'facts'
export const BULK_QUEUE = 'bulk'
export const DUPLICATES_QUEUE = 'duplicates'

/** What fails is done again, later each time. */
export const RETRIES = { retryLimit: 12, retryDelay: 2, retryBackoff: true }

export async function openQueues(boss: PgBoss): Promise<void> {
  for (const queue of [FACT_QUEUE, BULK_QUEUE, DUPLICATES_QUEUE])
    await boss.createQueue(queue, { ...RETRIES, notify: true })
}
