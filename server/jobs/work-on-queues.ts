import type { Job, JobResult } from 'pg-boss'
import type { Id } from '#domain/id.ts'
import { runDuplicateSearch } from '../duplicates/search-duplicates.ts'
import type { QueueName } from '../facts/queues.ts'
import type { House } from '../house.ts'
import { runBulkEdit } from '../places/bulk-work.ts'
import { actOnFact } from './act-on-fact.ts'
import type { QueueWorkers } from './queue-workers.ts'

/** Jobs of an earlier version have no queue: they run all listeners. */
type FactJob = { fact_id: Id; queue?: string }

const actOn = (house: House, { fact_id, queue }: FactJob) => actOnFact(house, fact_id, queue)

type QueueHandler<T> = {
  /** Number of workers for this queue in one process. */
  workers: number
  /**
   * How many jobs a worker fetches, and how many of these it runs at once. By default one at a time, for jobs that may
   * take long.
   */
  batch?: { size: number; atOnce: number }
  run: (house: House, data: T) => Promise<void>
}
const ALONE = { size: 1, atOnce: 1 }
const way = <T>(one: QueueHandler<T>) => one as QueueHandler<unknown>

/**
 * Quick jobs use a connection each, and leave half of the process's connections to everything else. Jobs that wait for
 * another site or a mail server use none meanwhile.
 */
const WAYS: Record<QueueName, QueueHandler<unknown>> = {
  facts: way({ workers: 2, batch: { size: 50, atOnce: 2 }, run: actOn }),
  mail: way({ workers: 4, run: actOn }),
  outside: way({ workers: 8, run: actOn }),
  pictures: way({ workers: 1, run: actOn }),
  videos: way({ workers: 1, run: actOn }),
  'short-videos': way({ workers: 1, run: actOn }),
  rewrites: way({ workers: 1, run: actOn }),
  bulk: way<{ job_id: Id }>({ workers: 1, run: (house, { job_id }) => runBulkEdit(house, job_id) }),
  duplicates: way<{ user_id: Id }>({ workers: 1, run: (house, { user_id }) => runDuplicateSearch(house, user_id) }),
}

/** Starts the workers of every queue. */
export async function workOnQueues(house: House, workers: QueueWorkers): Promise<void> {
  for (const [queue, { workers: many, batch = ALONE, run }] of Object.entries(WAYS)) {
    const act = async ({ id, data }: Job<unknown>) => {
      await run(house, data).catch((err) => {
        house.log.warn({ err, job: queue, id, reason: reasonOf(err) }, 'a job failed')
        throw err
      })
    }
    await workers.work(queue, { batchSize: batch.size, workers: many }, (jobs) => eachAlone(jobs, batch.atOnce, act))
  }
}

/** Runs jobs with limited concurrency. Each succeeds or fails by itself. */
async function eachAlone<T>(jobs: Job<T>[], atOnce: number, run: (job: Job<T>) => Promise<void>): Promise<JobResult[]> {
  const waiting = [...jobs]
  const results: JobResult[] = []
  const goThrough = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { id } = job
      await run(job).then(
        () => results.push({ id, status: 'completed' }),
        (error: unknown) => results.push({ id, status: 'failed', output: { message: reasonOf(error) } }),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goThrough))
  return results
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
