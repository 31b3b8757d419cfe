import { openPicture } from './open-picture.ts'
import { withPixels } from './pixel-gate.ts'
import { readHeader } from './read-header.ts'

/** The longest side that is kept where originals are not: enough for every screen that shows a pin. */
const LONGEST_SIDE = 1600

/** What is kept of a picture where originals are dropped. One that moves, or is small already, stays as it is. */
export async function reducePicture(bytes: Buffer): Promise<Buffer> {
  const { ext, width, height, frames, pixels } = await readHeader(bytes)
  if (frames > 1 || ext === 'gif' || Math.max(width, height) <= LONGEST_SIDE) return bytes
  const sides = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const
  return withPixels(pixels, () => {
    const small = openPicture(bytes).autoOrient().resize(sides)
    if (ext === 'jpg') return small.jpeg({ quality: 85 }).toBuffer()
    if (ext === 'png') return small.png().toBuffer()
    if (ext === 'webp') return small.webp({ quality: 85 }).toBuffer()
    return small.avif({ quality: 60, effort: 2 }).toBuffer()
  })
}
