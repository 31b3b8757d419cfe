import type { Job, PerJobWorkHandler } from 'pg-boss'
import { listenToChannel } from '../db/listen-to-channel.ts'
import { WORK_CHANNEL } from '../facts/send-jobs.ts'
import type { House } from '../house.ts'

/** Polling interval, for jobs of a process that died before it notified the workers. */
const LOOK_EVERY_SECONDS = 5

type QueueWorkerOptions = { batchSize: number; workers: number }

export type QueueWorkers = ReturnType<typeof makeQueueWorkers>

/** Manages the workers of this process. They are woken when any process has committed jobs for their queue. */
export function makeQueueWorkers({ boss, direct, log }: House) {
  const workers = new Map<string, string[]>()
  const wake = (queue: string) => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
  }
  const channel = listenToChannel(direct, WORK_CHANNEL, {
    hear: wake,
    opened: () => [...workers.keys()].forEach(wake),
    failed: (err) => log.warn({ err }, 'workers are not woken, and look by themselves'),
  })
  return {
    async work<T>(queue: string, how: QueueWorkerOptions, act: PerJobWorkHandler<T>): Promise<void> {
      const options = {
        batchSize: how.batchSize,
        perJobResults: true,
        pollingIntervalSeconds: LOOK_EVERY_SECONDS,
      } as const
      const begin = async () => {
        const id: string = await boss.work<T, unknown, typeof options>(queue, options, async (jobs: Job<T>[]) => {
          const results = await act(jobs)
          // There may be more jobs, so it fetches again at once.
          boss.notifyWorker(id)
          return results
        })
        return id
      }
      // Each call starts one worker: if pg-boss starts several together, only the first can be woken.
      workers.set(queue, await Promise.all(Array.from({ length: how.workers }, begin)))
    },
    /** Settles when the workers can be woken. */
    ready: channel.ready,
    close: () => channel.close(),
  }
}
