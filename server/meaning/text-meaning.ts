import type { Embedding } from '#domain/rules/visual/embedding.ts'
import { memoryHere } from '../db/cluster-memory.ts'
import { modelChild } from './models/model-child.ts'

/** Texts come in bursts: the model stays for some minutes. */
const IDLE = 5 * 60_000
const TEXT_MOST = 1000
/** After a failure it is not tried again for so long, and everything works without it. */
const PAUSE = 5 * 60_000

/** With less memory than this for everything the model for texts, which takes a fifth of a gigabyte, is left out. */
const MEMORY_LEAST = 1.5 * 1024 ** 3

const model = modelChild<string[], Embedding[]>('text-process.ts', IDLE)
let pausedUntil = 0

/** What texts mean, each as an embedding; null when this house has no model for texts. */
export async function textMeanings(texts: readonly string[]): Promise<Embedding[] | null> {
  if (performance.now() < pausedUntil || memoryHere() < MEMORY_LEAST) return null
  try {
    return await model.ask(texts.map((text) => text.slice(0, TEXT_MOST)))
  } catch {
    pausedUntil = performance.now() + PAUSE
    return null
  }
}
