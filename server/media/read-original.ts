import { originalKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import type { KnownImage } from './known-images.ts'

/** The original of a picture; null where its file is gone, or no longer what was written. Hashing keeps nobody waiting: it has threads of its own. */
export async function readOriginal({ files, log }: Pick<House, 'files' | 'log'>, image: KnownImage) {
  const bytes = await files.get(originalKey(image.signature, image.ext))
  if (!bytes || (await isWhole(bytes, image))) return bytes
  log.error(
    { signature: image.signature },
    'The file of a picture is not what was written. Bring it back from a backup.',
  )
  return null
}

async function isWhole(bytes: Buffer, { size, hash }: KnownImage): Promise<boolean> {
  if (bytes.length !== size) return false
  return hash === null || hash.equals(await hashOf(bytes))
}

export async function hashOf(bytes: Buffer): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Buffer<ArrayBuffer>))
}
