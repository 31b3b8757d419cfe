import type { Job, JobResult } from 'pg-boss'
import type { Id } from '#domain/id.ts'
import { searchNow } from '../duplicates/search-duplicates.ts'
import type { QueueName } from '../facts/queues.ts'
import type { House } from '../house.ts'
import { runBulk } from '../places/bulk-work.ts'
import { actOnFact } from './act-on-fact.ts'
import type { Workers } from './woken-workers.ts'

/** A job of an earlier version names no queue: then everyone acts. */
type FactJob = { fact_id: Id; queue?: string }

const actOn = (house: House, { fact_id, queue }: FactJob) => actOnFact(house, fact_id, queue)

type Way<T> = {
  /** How many take jobs of this queue in one process, each by itself. */
  workers: number
  /** How many jobs a worker takes, and how many of these it does at once. Alone where one job can take long. */
  batch?: { size: number; atOnce: number }
  run: (house: House, data: T) => Promise<void>
}
const ALONE = { size: 1, atOnce: 1 }
const way = <T>(one: Way<T>) => one as Way<unknown>

/** Quick jobs hold a connection each: they leave half of those of a process to all others. Who waits for another site or a mail server holds none. */
const WAYS: Record<QueueName, Way<unknown>> = {
  facts: way({ workers: 2, batch: { size: 50, atOnce: 2 }, run: actOn }),
  mail: way({ workers: 4, run: actOn }),
  outside: way({ workers: 8, run: actOn }),
  pictures: way({ workers: 1, run: actOn }),
  videos: way({ workers: 1, run: actOn }),
  rewrites: way({ workers: 1, run: actOn }),
  bulk: way<{ job_id: Id }>({ workers: 1, run: (house, { job_id }) => runBulk(house, job_id) }),
  duplicates: way<{ user_id: Id }>({ workers: 1, run: (house, { user_id }) => searchNow(house, user_id) }),
}

/** Begins to take jobs from every queue. */
export async function workOnQueues(house: House, workers: Workers): Promise<void> {
  for (const [queue, { workers: many, batch = ALONE, run }] of Object.entries(WAYS)) {
    const act = async ({ id, data }: Job<unknown>) => {
      await run(house, data).catch((err) => {
        house.log.warn({ err, queue, job: id }, 'a job failed')
        throw err
      })
    }
    await workers.work(queue, { batchSize: batch.size, workers: many }, (jobs) => eachAlone(jobs, batch.atOnce, act))
  }
}

/** Does jobs, some at once. Each succeeds or fails by itself. */
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

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
