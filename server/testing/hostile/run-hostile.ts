import { Worker } from 'node:worker_threads'
import { watchLoop } from './loop-watch.ts'
import type { Sent, Wish } from './sender.ts'

/** The most that one call may hold the loop, in milliseconds of its own processor time. */
export const HOLD_MOST = 200

/** Sends random calls to the server of this very thread, and watches for how long they hold its loop, and after which call longest. */
export async function runHostile(wish: Omit<Wish, 'begun'>): Promise<Sent & { held: number; noted: number }> {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const watch = watchLoop(() => Atomics.load(begun, 0))
  try {
    const sent = await sendFromThread({ ...wish, begun })
    return { ...sent, ...watch.longest() }
  } finally {
    watch.stop()
  }
}

function sendFromThread(wish: Wish): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sender.ts', import.meta.url), { workerData: wish })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
