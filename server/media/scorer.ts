import { Worker } from 'node:worker_threads'
import type { Scores } from '#domain/rules/media/sensitive.ts'
import { openPicture } from './open-picture.ts'

type Told = { id: number; scores?: Scores; error?: string }
export type Score = (bytes: Buffer) => Promise<Scores>
const SIZE = 224
const TOO_LONG = 60_000

/** Lends the model for some pictures: its thread begins with the first of them and ends with the work. */
export async function withScorer<T>(work: (score: Score) => Promise<T>): Promise<T> {
  let worker: Worker | undefined
  let lastId = 0
  const ask = (pixels: Uint8Array): Promise<Scores> => {
    worker ??= new Worker(new URL('./score-worker.ts', import.meta.url), { stderr: false, execArgv: [] })
    const id = ++lastId
    const running = worker
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The model does not answer.')), TOO_LONG)
      const hear = (told: Told) => {
        if (told.id !== id) return
        clearTimeout(timer)
        running.off('message', hear)
        if (told.scores) resolve(told.scores)
        else reject(new Error(told.error))
      }
      running.on('message', hear)
      running.once('error', reject)
      running.postMessage({ id, pixels })
    })
  }
  try {
    return await work(async (bytes) => {
      const picture = openPicture(bytes).resize(SIZE, SIZE, { fit: 'fill' }).flatten({ background: '#ffffff' })
      return ask(new Uint8Array(await picture.toColourspace('srgb').removeAlpha().raw().toBuffer()))
    })
  } finally {
    await worker?.terminate()
  }
}
