import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { House } from '../house.ts'

type Waiting = { queue: string; jobs: number; oldest: number }

/** For each queue how much waits, for how long, and what was given up. */
export function queueMetrics(house: House, register: Registry): void {
  const gauge = (name: string, help: string, read: () => Promise<[queue: string, value: number][]>) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [register],
      async collect() {
        for (const [queue, value] of await read()) this.set({ queue }, value)
      },
    })
  gauge('queue_waiting_jobs', 'How many jobs wait, those that are tried again later included.', async () =>
    (await waitingIn(house)).map(({ queue, jobs }) => [queue, jobs]),
  )
  gauge('queue_oldest_waiting_seconds', 'How long the oldest job has waited since it could be done.', async () =>
    (await waitingIn(house)).map(({ queue, oldest }) => [queue, oldest]),
  )
  gauge(
    'queue_failed_jobs',
    'How many jobs failed for good and are still listed, as counted some seconds ago.',
    async () => (await house.boss.getQueues()).map(({ name, failedCount }) => [name, failedCount]),
  )
}

/** Read from an index that holds only what waits. */
async function waitingIn({ db }: House): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT queue.name AS queue, count(job.id)::int AS jobs,
      greatest(0, extract(epoch FROM now() - min(job.start_after)))::float8 AS oldest
    FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name AND job.state < 'active' AND NOT job.blocked
    GROUP BY queue.name`.execute(db)
  return rows
}
