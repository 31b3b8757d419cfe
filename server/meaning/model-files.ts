import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from '../house.ts'

/** Where tools/bring-models.mjs puts the weights it fetches, and what they are bound by. */
const FOLDER = join(import.meta.dirname, '../../.cache/models')
const FILES = {
  look: {
    name: 'efficientnet-lite0.tflite',
    sha256: 'aa03e4017f54fd5c743bd397b0a3e136fab0942f9c7cd715064a31ca3e4fc996',
  },
  objects: {
    name: 'efficientdet-lite0.tflite',
    sha256: '2e04c53bfeac0ac2a30c057c7e2a777594ce39baaac35a92f74fb1e8c4fc4e0b',
  },
} as const

export type ModelFiles = Record<keyof typeof FILES, string | null>

/** What made an embedding is its version; an embedding of another one is made anew and never compared. */
export const MEANING_VERSION = 1
const LOOK_VERSIONS = { lite0: 2, mobilenet: 1 }
/** Raised when the models of pictures, or what is kept of what they say, change. */
const READ_GENERATION = 1

let known: ModelFiles | undefined

/** The paths of the weights that are there and are the ones we know. */
export function modelFiles(): ModelFiles {
  known ??= { look: pathOf('look'), objects: pathOf('objects') }
  return known
}

function pathOf(model: keyof typeof FILES): string | null {
  const { name, sha256 } = FILES[model]
  const path = join(FOLDER, name)
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex') === sha256 ? path : null
  } catch {
    return null
  }
}

/** Without the better model, looks come from the one that scores pictures. */
export const lookVersion = (): number => (modelFiles().look ? LOOK_VERSIONS.lite0 : LOOK_VERSIONS.mobilenet)

/** Which models read pictures here: a picture that fewer or older ones have read is read anew. */
export function readVersion(): number {
  const { look, objects } = modelFiles()
  return READ_GENERATION * 4 + (look ? 2 : 0) + (objects ? 1 : 0)
}

/** Says once, at the start, what is missing. */
export function tellMissingModels({ log }: Pick<House, 'log'>): void {
  const missing = Object.entries(modelFiles()).flatMap(([model, path]) => (path ? [] : [FILES[model as 'look'].name]))
  if (missing.length)
    log.warn(
      { missing },
      'some models are not there; visual search works less well. The next start tries to fetch them',
    )
}
