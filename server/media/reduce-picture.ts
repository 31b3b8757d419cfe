import { openPicture } from './open-picture.ts'
import { readPictureHeader } from './read-header.ts'
import { withPixelBudget } from './weighted-semaphore.ts'

/** Longest side when originals are not kept: enough for every view of a pin. */
const LONGEST_SIDE = 1600

/** Shrinks a picture when originals are not kept. Animated and small pictures are returned unchanged. */
export async function reducePicture(bytes: Buffer): Promise<Buffer> {
  const { ext, width, height, frames, pixels } = await readPictureHeader(bytes)
  if (frames > 1 || ext === 'gif' || Math.max(width, height) <= LONGEST_SIDE) return bytes
  const sides = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const
  return withPixelBudget(pixels, () => {
    const small = openPicture(bytes).autoOrient().resize(sides)
    if (ext === 'jpg') return small.jpeg({ quality: 85 }).toBuffer()
    if (ext === 'png') return small.png().toBuffer()
    if (ext === 'webp') return small.webp({ quality: 85 }).toBuffer()
    return small.avif({ quality: 60, effort: 2 }).toBuffer()
  })
}
