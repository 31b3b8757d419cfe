import type { PgBoss, QueueOptions } from 'pg-boss'

/** Each queue holds work of one cost, so that a slow site or a dead mail server delays nothing else. */
export const SLOW_QUEUES = ['mail', 'outside', 'pictures', 'videos', 'short-videos', 'rewrites'] as const
export type SlowQueue = (typeof SLOW_QUEUES)[number]

/** For notifications, search, live updates and counts, which take milliseconds. */
export const FACT_QUEUE = 'facts'
export const BULK_QUEUE = 'bulk'
export const DUPLICATES_QUEUE = 'duplicates'
export const QUEUE_NAMES = [FACT_QUEUE, ...SLOW_QUEUES, BULK_QUEUE, DUPLICATES_QUEUE] as const
export type QueueName = (typeof QUEUE_NAMES)[number]

/** Failed jobs are retried with growing delays. */
export const RETRY_OPTIONS = { retryLimit: 12, retryDelay: 2, retryBackoff: true }

/** Workers report at this interval; the job of a worker that stays silent goes to another. */
export const HEARTBEAT_SECONDS = 20
/** How often a worker process looks for jobs of silent workers. */
export const SUPERVISION_INTERVALS = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 9 }

/**
 * For rewrites, which resume where they stopped, and scheduled jobs: they may take hours while their worker is alive.
 */
export const LONG_JOB_OPTIONS: QueueOptions = { expireInSeconds: 12 * 3600 }
const OWN: { [Q in QueueName]?: QueueOptions } = {
  rewrites: LONG_JOB_OPTIONS,
  videos: LONG_JOB_OPTIONS,
  'short-videos': LONG_JOB_OPTIONS,
  [BULK_QUEUE]: LONG_JOB_OPTIONS,
}

/**
 * A queue's own notification would be sent inside the transaction, and PostgreSQL commits such transactions one after
 * the other.
 */
const IN_SILENCE = { notify: false }

export async function createOrUpdateQueues(boss: PgBoss): Promise<void> {
  for (const queue of QUEUE_NAMES) await createOrUpdateQueue(boss, queue, { ...RETRY_OPTIONS, ...OWN[queue] })
}

/** Creates a queue, or updates the options of one that an earlier version created. */
export async function createOrUpdateQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  const wanted = { ...options, ...IN_SILENCE, heartbeatSeconds: HEARTBEAT_SECONDS }
  const there = await boss.getQueue(name)
  if (!there) return boss.createQueue(name, wanted)
  const isOld = Object.entries(wanted).some(([key, value]) => there[key as keyof typeof there] !== value)
  if (isOld) await boss.updateQueue(name, wanted)
}
