import type { ImageSize } from '#domain/constants/sizes.ts'
import { measureDiskSpaceLevel } from '../disk-space.ts'
import { PICTURE_CONTENT_TYPES, type RenditionFormat, toRenditionKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import type { StoredImage } from './image-lookup.ts'
import { makeRendition } from './make-rendition.ts'
import { readOriginal } from './read-original.ts'
import { withPixelBudget } from './weighted-semaphore.ts'

type Making = Pick<House, 'files' | 'db' | 'settings' | 'uptime' | 'log'>

const inMaking = new Map<string, Promise<Buffer | null>>()

/**
 * Returns a picture at a size from storage, or makes and stores it. Concurrent requests share the work. Null when the
 * original is missing.
 */
export async function loadOrMakeRendition(
  house: Making,
  image: StoredImage,
  size: ImageSize,
  format: RenditionFormat,
): Promise<Buffer | null> {
  const key = toRenditionKey(size, image.signature, format)
  const kept = await house.files.get(key)
  if (kept) return kept
  const running = inMaking.get(key)
  if (running) return running
  const making = make(house, image, size, format, key).finally(() => inMaking.delete(key))
  inMaking.set(key, making)
  return making
}

async function make(house: Making, image: StoredImage, size: ImageSize, format: RenditionFormat, key: string) {
  const original = await readOriginal(house, image)
  if (!original) return null
  const bytes = await withPixelBudget(image.width * image.height, () => makeRendition(original, image, size, format))
  if ((await measureDiskSpaceLevel(house)) !== 'enough') return bytes
  await house.files.put(key, bytes, PICTURE_CONTENT_TYPES[format]!)
  // If the picture was swept meanwhile, this file must not outlive it.
  if (!(await exists(house, image.signature))) await house.files.remove([key])
  return bytes
}

function exists(house: Making, signature: string) {
  return house.db.selectFrom('images').select('signature').where('signature', '=', signature).executeTakeFirst()
}
