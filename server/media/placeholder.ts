import sharp from 'sharp'
import type { ImageSize } from '#domain/constants/sizes.ts'
import { makeRendition } from './make-rendition.ts'

/**
 * Stand-in for a picture that isn't available yet. No stored picture has this signature, because theirs are computed
 * from their bytes.
 */
export const PLACEHOLDER_PICTURE = {
  signature: 'b0'.repeat(16),
  ext: 'png',
  width: 236,
  height: 236,
  color: '#e9e9e4',
}

const made = new Map<ImageSize, Promise<Buffer>>()

/** Renders the placeholder, once for each size. */
export function renderPlaceholder(size: ImageSize): Promise<Buffer> {
  const known = made.get(size) ?? draw(size)
  made.set(size, known)
  return known
}

async function draw(size: ImageSize): Promise<Buffer> {
  const { width, height, color } = PLACEHOLDER_PICTURE
  const whole = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
  return size === 'originals' ? whole : makeRendition(whole, PLACEHOLDER_PICTURE, size, 'jpg')
}
