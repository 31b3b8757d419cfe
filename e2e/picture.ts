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

/** A GIF of so many frames, each of a color of its own. */
export async function gifFile(name: string, frames: number) {
  const colors = Array.from({ length: frames }, (_, at) => ({
    r: (at * 80) % 256,
    g: randomInt(256),
    b: randomInt(256),
  }))
  const drawn = colors.map((background) =>
    sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const [first, ...others] = await Promise.all(drawn)
  const buffer = await (others.length ? sharp([first!, ...others], { join: { animated: true } }) : sharp(first))
    .gif({ delay: colors.map(() => 300) })
    .toBuffer()
  return { name, mimeType: 'image/gif', buffer }
}
