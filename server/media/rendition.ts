import type { ImageSize } from '#domain/constants/sizes.ts'
import { diskSpace } from '../disk-space.ts'
import { CONTENT_TYPES, type RenditionFormat, renditionKey } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import type { KnownImage } from './known-images.ts'
import { makeRendition } from './make-rendition.ts'
import { withPixels } from './pixel-gate.ts'
import { readOriginal } from './read-original.ts'

type Making = Pick<House, 'files' | 'db' | 'settings' | 'uptime' | 'log'>

const inMaking = new Map<string, Promise<Buffer | null>>()

/** A picture at a size: kept, or made now and kept. However many ask at once, it is made once. Null where its file is gone. */
export async function rendition(
  house: Making,
  image: KnownImage,
  size: ImageSize,
  format: RenditionFormat,
): Promise<Buffer | null> {
  const key = renditionKey(size, image.signature, format)
  const kept = await house.files.get(key)
  if (kept) return kept
  const running = inMaking.get(key)
  if (running) return running
  const making = make(house, image, size, format, key).finally(() => inMaking.delete(key))
  inMaking.set(key, making)
  return making
}

async function make(house: Making, image: KnownImage, size: ImageSize, format: RenditionFormat, key: string) {
  const original = await readOriginal(house, image)
  if (!original) return null
  const bytes = await withPixels(image.width * image.height, () => makeRendition(original, image, size, format))
  if ((await diskSpace(house)) !== 'enough') return bytes
  await house.files.put(key, bytes, CONTENT_TYPES[format]!)
  // The picture may have been swept away meanwhile: then this file must not outlive it.
  if (!(await exists(house, image.signature))) await house.files.remove([key])
  return bytes
}

function exists(house: Making, signature: string) {
  return house.db.selectFrom('images').select('signature').where('signature', '=', signature).executeTakeFirst()
}
