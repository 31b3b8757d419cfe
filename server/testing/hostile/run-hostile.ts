import { Worker } from 'node:worker_threads'
import { watchEventLoop } from './loop-watch.ts'
import type { HostileRunOptions, HostileRunResult } from './sender.ts'

/** The most CPU milliseconds for which one call may block the event loop. */
export const EVENT_LOOP_HOLD_MAX_MS = 200

/**
 * Sends random calls to the server in this thread and measures how long they block its event loop, and after which
 * call the longest time was.
 */
export async function runHostileCalls(
  wish: Omit<HostileRunOptions, 'begun'>,
): Promise<HostileRunResult & { held: number; noted: number }> {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const watch = watchEventLoop(() => Atomics.load(begun, 0))
  try {
    const sent = await sendFromThread({ ...wish, begun })
    return { ...sent, ...watch.longest() }
  } finally {
    watch.stop()
  }
}

function sendFromThread(wish: HostileRunOptions): Promise<HostileRunResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sender.ts', import.meta.url), { workerData: wish })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
