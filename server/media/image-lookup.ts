import { LRUCache } from 'lru-cache'
import type { ReadOnlyDb } from '../db/read-only-db.ts'

export type StoredImage = {
  signature: string
  ext: string
  width: number
  height: number
  /** Size in bytes and hash of the original. */
  size: number
  hash: Buffer | null
}

/** Makes a cached lookup of stored images by signature; an image never changes. */
export function makeImageLookup(db: ReadOnlyDb): (signature: string) => Promise<StoredImage | null> {
  const known = new LRUCache<string, StoredImage>({ max: 5_000 })
  return async (signature) => {
    const image = known.get(signature) ?? (await load(db, signature))
    if (image) known.set(signature, image)
    return image
  }
}

async function load(db: ReadOnlyDb, signature: string): Promise<StoredImage | null> {
  const row = await db
    .selectFrom('images')
    .select(['signature', 'ext', 'width', 'height', 'bytes as size', 'hash'])
    .where('signature', '=', signature)
    .executeTakeFirst()
  return row ?? null
}
