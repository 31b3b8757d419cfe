import type { Embedding } from '#domain/rules/visual/embedding.ts'
import { detectMemoryBytes } from '../db/cluster-memory.ts'
import { makeModelProcess } from './models/model-child.ts'

/** Texts come in bursts, so the model stays loaded for some minutes. */
const IDLE = 5 * 60_000
const TEXT_MOST = 1000
/** Pause after a failure, in which everything works without the model. */
const PAUSE = 5 * 60_000

/** Minimum total memory for using the text model, which needs a fifth of a gigabyte. */
const MEMORY_LEAST = 1.5 * 1024 ** 3

const model = makeModelProcess<string[], Embedding[]>('text-process.ts', IDLE)
let pausedUntil = 0

/** Makes the embeddings of texts; null if this house has no text model. */
export async function embedTexts(texts: readonly string[]): Promise<Embedding[] | null> {
  if (performance.now() < pausedUntil || detectMemoryBytes() < MEMORY_LEAST) return null
  try {
    return await model.ask(texts.map((text) => text.slice(0, TEXT_MOST)))
  } catch {
    pausedUntil = performance.now() + PAUSE
    return null
  }
}
