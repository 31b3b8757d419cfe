import { LRUCache } from 'lru-cache'
import type { Reader } from '../db/reader.ts'

export type KnownImage = {
  signature: string
  ext: string
  width: number
  height: number
  /** Of the original: how many bytes, and their hash. */
  size: number
  hash: Buffer | null
}

/** Which pictures exist, remembering those asked for lately. What a signature names never changes. */
export function knownImages(db: Reader): (signature: string) => Promise<KnownImage | null> {
  const known = new LRUCache<string, KnownImage>({ max: 5_000 })
  return async (signature) => {
    const image = known.get(signature) ?? (await load(db, signature))
    if (image) known.set(signature, image)
    return image
  }
}

async function load(db: Reader, signature: string): Promise<KnownImage | null> {
  const row = await db
    .selectFrom('images')
    .select(['signature', 'ext', 'width', 'height', 'bytes as size', 'hash'])
    .where('signature', '=', signature)
    .executeTakeFirst()
  return row ?? null
}
