import { Gauge, type Registry } from 'prom-client'
import { loadWaitingJobs } from '../facts/job-tables.ts'
import type { House } from '../house.ts'

/** Registers metrics of each queue: waiting jobs, age of the oldest, and failed jobs. */
export function registerQueueMetrics(house: House, register: Registry): void {
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
    (await loadWaitingJobs(house.db)).map(({ queue, jobs }) => [queue, jobs]),
  )
  gauge('queue_oldest_waiting_seconds', 'How long the oldest job has waited since it could be done.', async () =>
    (await loadWaitingJobs(house.db)).map(({ queue, oldest }) => [queue, oldest]),
  )
  gauge(
    'queue_failed_jobs',
    'How many jobs failed for good and are still listed, as counted some seconds ago.',
    async () => (await house.boss.getQueues()).map(({ name, failedCount }) => [name, failedCount]),
  )
}
