import { Worker } from 'node:worker_threads'
import type { Crop } from '#domain/rules/looks/crop.ts'
import type { Look } from '#domain/rules/looks/look.ts'
import type { Scores } from '#domain/rules/media/sensitive.ts'
import { openPicture } from './open-picture.ts'

export type Read = { scores: Scores; look: Look }
type Told = { id: number; error?: string } & Partial<Read>
type Waiting = { resolve: (read: Read) => void; reject: (error: Error) => void }

const SIZE = 224
const TOO_LONG = 60_000
const IDLE = 20_000

let worker: Worker | undefined
let ending: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** How many pictures the model has before it. */
export const waitingForModel = (): number => waiting.size

/** What the model says of a picture, or of a part of it. Its thread begins with the first picture and ends when none came for a while. */
export async function readPicture(bytes: Buffer, part?: Crop | null): Promise<Read> {
  const whole = part ? await cutOut(bytes, part) : openPicture(bytes)
  const small = whole.resize(SIZE, SIZE, { fit: 'fill' }).flatten({ background: '#ffffff' })
  return askModel(new Uint8Array(await small.toColourspace('srgb').removeAlpha().raw().toBuffer()))
}

async function cutOut(bytes: Buffer, { x, y, w, h }: Crop) {
  const { width, height } = await openPicture(bytes).metadata()
  const left = Math.min(Math.floor(x * width), width - 1)
  const top = Math.min(Math.floor(y * height), height - 1)
  return openPicture(bytes).extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(w * width), width - left)),
    height: Math.max(1, Math.min(Math.round(h * height), height - top)),
  })
}

function askModel(pixels: Uint8Array): Promise<Read> {
  clearTimeout(ending)
  const running = worker ?? startWorker()
  const id = ++lastId
  return new Promise<Read>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The model does not answer.')), TOO_LONG)
    timer.unref()
    const done = () => {
      clearTimeout(timer)
      waiting.delete(id)
      if (!waiting.size) endSoon()
    }
    waiting.set(id, {
      resolve: (read) => [done(), resolve(read)],
      reject: (error) => [done(), reject(error)],
    })
    running.postMessage({ id, pixels })
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./model-worker.ts', import.meta.url), { stderr: false, execArgv: [] })
  started.unref()
  started.on('message', ({ id, scores, look, error }: Told) => {
    if (scores && look) waiting.get(id)?.resolve({ scores, look })
    else waiting.get(id)?.reject(new Error(error))
  })
  started.on('error', (error) => {
    worker = undefined
    for (const one of [...waiting.values()]) one.reject(error as Error)
  })
  worker = started
  return started
}

function endSoon() {
  clearTimeout(ending)
  ending = setTimeout(() => {
    void worker?.terminate()
    worker = undefined
  }, IDLE)
  ending.unref()
}
