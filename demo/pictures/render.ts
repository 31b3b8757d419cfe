import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { seededRandom } from './random.ts'
import type { Drawing } from './sheet.ts'

const TILE = 256

/** A little grain makes flat color look printed. */
function grainTile(): Int8Array {
  const random = seededRandom(11)
  return Int8Array.from({ length: TILE * TILE }, () =>
    Math.round((random.next() + random.next() + random.next() - 1.5) * 5.5),
  )
}

const GRAIN = grainTile()

/** Adds the grain to the whole picture. Compositing it as a second picture would cost as much as the drawing. */
export function addGrain(pixels: Uint8ClampedArray, width: number, height: number): void {
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y % TILE) * TILE
    for (let x = 0; x < width; x++, at += 3) {
      const grain = GRAIN[row + (x % TILE)]!
      pixels[at] = pixels[at]! + grain
      pixels[at + 1] = pixels[at + 1]! + grain
      pixels[at + 2] = pixels[at + 2]! + grain
    }
  }
}

export async function renderPicture(drawing: Drawing): Promise<Buffer> {
  if ('file' in drawing) return readFile(drawing.file)
  const { data, info } = await sharp(Buffer.from(drawing.svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const finish = drawing.finish ?? addGrain
  finish(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), info.width, info.height)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 84, mozjpeg: false })
    .toBuffer()
}
