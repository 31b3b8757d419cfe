import { randomInt } from 'node:crypto'
import sharp from 'sharp'

let made = 0

/** A picture file of its own colours, as the browser's window for choosing files gives it. */
export async function pictureFile(name = 'picture.png') {
  // Journeys of several files run at once, and one picture is kept once for all.
  const background = { r: (++made * 53) % 256, g: randomInt(256), b: randomInt(256) }
  const stripe = {
    create: { width: 300, height: 90, channels: 3 as const, background: { r: 240, g: 220, b: made % 256 } },
  }
  const buffer = await sharp({ create: { width: 640, height: 900, channels: 3, background } })
    .composite([{ input: stripe, top: (made * 71) % 800, left: 20 }])
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
