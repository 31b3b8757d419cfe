import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from '../house.ts'
import type { ServerSettings } from '../settings.ts'

/** The folder into which tools/bring-models.mjs downloads the model weights. */
const DOWNLOADS = join(import.meta.dirname, '../../.cache/models')
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

export type ModelFilePaths = Record<keyof typeof FILES, string | null>

/** Version of the text model; embeddings of other versions are recomputed and never compared. */
export const TEXT_EMBEDDING_VERSION = 1
const LOOK_VERSIONS = { lite0: 2, mobilenet: 1 }
/** Increased when the image models change, or when other results of them are stored. */
const READ_GENERATION = 1

let folder = DOWNLOADS
let known: ModelFilePaths | undefined

/** Sets the folder of the model weights for the whole process: MODELS_DIR or, without it, that of the downloads. */
export function setModelsFolder({ modelsDir }: Pick<ServerSettings, 'modelsDir'>): void {
  folder = modelsDir ?? DOWNLOADS
  known = undefined
}

/** Paths of the weights that exist and have a known hash. */
export function findModelFiles(): ModelFilePaths {
  known ??= { look: pathOf('look'), objects: pathOf('objects') }
  return known
}

function pathOf(model: keyof typeof FILES): string | null {
  const { name, sha256 } = FILES[model]
  const path = join(folder, name)
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex') === sha256 ? path : null
  } catch {
    return null
  }
}

/** Without the better model, image embeddings come from the one that detects sensitive pictures. */
export const currentImageEmbeddingVersion = (): number =>
  findModelFiles().look ? LOOK_VERSIONS.lite0 : LOOK_VERSIONS.mobilenet

/** Identifies the models available here: pictures analyzed by fewer or older models are analyzed again. */
export function currentPictureModelsVersion(): number {
  const { look, objects } = findModelFiles()
  return READ_GENERATION * 4 + (look ? 2 : 0) + (objects ? 1 : 0)
}

/** Logs missing models once at startup. */
export function logMissingModels({ log, settings }: Pick<House, 'log' | 'settings'>): void {
  const missing = Object.entries(findModelFiles()).flatMap(([model, path]) =>
    path ? [] : [FILES[model as 'look'].name],
  )
  if (!missing.length) return
  const next = settings.modelsDir
    ? 'MODELS_DIR must have them, with the hashes that NOTICE lists'
    : 'the next start tries to fetch them'
  log.warn({ missing, folder }, `some models are not there, so visual search works less well; ${next}`)
}
