import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Scores } from '#domain/rules/media/sensitive.ts'
import type { Crop } from '#domain/rules/visual/crop.ts'
import type { Vector } from '#domain/rules/visual/vector.ts'
import { openPicture } from '../media/open-picture.ts'

export type Read = { scores: Scores; look: Vector }
type Told = { id: number; error?: string } & Partial<Read>
type Waiting = { resolve: (read: Read) => void; reject: (error: Error) => void }

const SIZE = 224
const TOO_LONG = 60_000
const IDLE = 20_000

let model: ChildProcess | undefined
let ending: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** How many pictures the model has before it. */
export const waitingForModel = (): number => waiting.size

/**
 * What the model says of a picture, or of a part of it. Its process begins with the first picture
 * and ends when none came for a while, and the memory it took goes with it.
 */
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
  const running = model ?? startModel()
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
    running.send({ id, pixels })
  })
}

function startModel(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'model-process.ts'), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  started.unref()
  started.channel?.unref()
  started.on('message', ({ id, scores, look, error }: Told) => {
    if (scores && look) waiting.get(id)?.resolve({ scores, look })
    else waiting.get(id)?.reject(new Error(error))
  })
  const failed = () => {
    // One that ended because nothing came for a while answers for nobody.
    if (model !== started) return
    model = undefined
    for (const one of [...waiting.values()]) one.reject(new Error('The model has ended.'))
  }
  started.on('error', failed).on('exit', failed)
  model = started
  return started
}

function endSoon() {
  clearTimeout(ending)
  ending = setTimeout(() => {
    const idle = model
    model = undefined
    idle?.kill()
  }, IDLE)
  ending.unref()
}
