import { toOriginalKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import type { StoredImage } from './image-lookup.ts'

/**
 * Reads the original of a picture; null when its file is missing or its hash differs. Hashing runs in threads of its
 * own.
 */
export async function readOriginal({ files, log }: Pick<House, 'files' | 'log'>, image: StoredImage) {
  const bytes = await files.get(toOriginalKey(image.signature, image.ext))
  if (!bytes || (await isWhole(bytes, image))) return bytes
  log.error(
    { signature: image.signature },
    'The file of a picture is not what was written. Bring it back from a backup.',
  )
  return null
}

async function isWhole(bytes: Buffer, { size, hash }: StoredImage): Promise<boolean> {
  if (bytes.length !== size) return false
  return hash === null || hash.equals(await hashFileBytes(bytes))
}

export async function hashFileBytes(bytes: Buffer): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Buffer<ArrayBuffer>))
}
