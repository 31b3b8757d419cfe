import type { PgBoss, QueueOptions } from 'pg-boss'

/** Work of one cost waits in one queue, so that a slow site or a dead mail server keeps nothing else waiting. */
export const SLOW_QUEUES = ['mail', 'outside', 'pictures', 'videos', 'rewrites'] as const
export type SlowQueue = (typeof SLOW_QUEUES)[number]

/** Notifications, search, live updates and counts: what takes milliseconds. */
export const FACT_QUEUE = 'facts'
export const BULK_QUEUE = 'bulk'
export const DUPLICATES_QUEUE = 'duplicates'
export const QUEUE_NAMES = [FACT_QUEUE, ...SLOW_QUEUES, BULK_QUEUE, DUPLICATES_QUEUE] as const
export type QueueName = (typeof QUEUE_NAMES)[number]

/** What fails is done again, later each time. */
export const RETRIES = { retryLimit: 12, retryDelay: 2, retryBackoff: true }

/** A living worker says all the time that it works; a job of one that has been silent for so long goes to another. */
export const HEARTBEAT_SECONDS = 20
/** How often a process that works looks for jobs of silent workers. */
export const LOOKS_FOR_SILENT_WORKERS = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 9 }

/** Rewrites go on where they stopped, and what runs by the clock may have much to do; as long as their worker lives they may take hours. */
export const HOURS: QueueOptions = { expireInSeconds: 12 * 3600 }
const OWN: { [Q in QueueName]?: QueueOptions } = { rewrites: HOURS, videos: HOURS, [BULK_QUEUE]: HOURS }

/** A queue that notifies by itself does so inside the transaction, and PostgreSQL commits such transactions one after the other. */
const IN_SILENCE = { notify: false }

export async function openQueues(boss: PgBoss): Promise<void> {
  for (const queue of QUEUE_NAMES) await openQueue(boss, queue, { ...RETRIES, ...OWN[queue] })
}

/** Makes a queue, or gives one that an earlier version made the options of this one. */
export async function openQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  const wanted = { ...options, ...IN_SILENCE, heartbeatSeconds: HEARTBEAT_SECONDS }
  const there = await boss.getQueue(name)
  if (!there) return boss.createQueue(name, wanted)
  const isOld = Object.entries(wanted).some(([key, value]) => there[key as keyof typeof there] !== value)
  if (isOld) await boss.updateQueue(name, wanted)
}
