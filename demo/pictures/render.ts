import sharp from 'sharp'
import { seededRandom } from './random.ts'
import type { Drawing } from './sheet.ts'

const TILE = 256

/** A little grain makes flat colour look printed; one small tile for all pictures costs next to nothing. */
function grainTile(): Buffer {
  const random = seededRandom(11)
  const pixels = Buffer.alloc(TILE * TILE * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    const strength = (random.next() + random.next() + random.next()) / 1.5 - 1
    pixels.fill(strength > 0 ? 255 : 0, at, at + 3)
    pixels[at + 3] = Math.round(Math.abs(strength) * 16)
  }
  return pixels
}

const GRAIN = grainTile()

export function renderPicture(drawing: Drawing): Promise<Buffer> {
  return sharp(Buffer.from(drawing.svg))
    .flatten({ background: '#ffffff' })
    .composite([{ input: GRAIN, raw: { width: TILE, height: TILE, channels: 4 }, tile: true, blend: 'over' }])
    .jpeg({ quality: 84, mozjpeg: false })
    .toBuffer()
}
