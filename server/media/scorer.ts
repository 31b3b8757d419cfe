import { Worker } from 'node:worker_threads'
import type { Scores } from '#domain/rules/media/sensitive.ts'
import { openPicture } from './open-picture.ts'

type Told = { id: number; scores?: Scores; error?: string }
export type Score = (bytes: Buffer) => Promise<Scores>
const SIZE = 224
const TOO_LONG = 60_000

/** Lends the model for some pictures: its thread begins with the first of them and ends with the work. */
export async function withScorer<T>(work: (score: Score) => Promise<T>): Promise<T> {
  let model: Model | undefined
  try {
    return await work(async (bytes) => {
      const picture = openPicture(bytes).resize(SIZE, SIZE, { fit: 'fill' }).flatten({ background: '#ffffff' })
      const pixels = new Uint8Array(await picture.toColourspace('srgb').removeAlpha().raw().toBuffer())
      model ??= startModel()
      return model.ask(pixels)
    })
  } finally {
    await model?.end()
  }
}

type Model = ReturnType<typeof startModel>
type Waiting = { resolve: (scores: Scores) => void; reject: (error: Error) => void }

/** One thread that is heard in one place, however many pictures wait for their scores. */
function startModel() {
  const worker = new Worker(new URL('./score-worker.ts', import.meta.url), { stderr: false, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  worker.on('message', ({ id, scores, error }: Told) => {
    if (scores) waiting.get(id)?.resolve(scores)
    else waiting.get(id)?.reject(new Error(error))
  })
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
  })
  const ask = async (pixels: Uint8Array): Promise<Scores> => {
    const id = ++lastId
    const answer = Promise.withResolvers<Scores>()
    const timer = setTimeout(() => answer.reject(new Error('The model does not answer.')), TOO_LONG)
    waiting.set(id, answer)
    worker.postMessage({ id, pixels })
    try {
      return await answer.promise
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }
  return { ask, end: () => worker.terminate() }
}
