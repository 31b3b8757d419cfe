import { randomInt } from 'node:crypto'
import sharp from 'sharp'

let made = 0

/** A picture file with unique colors, for file inputs. */
export async function makePictureFile(name = 'picture.png') {
  // Test files run in parallel, and identical pictures are stored only once.
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

/** A GIF with this number of frames, each in a different color. */
export async function makeGifFile(name: string, frames: number) {
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
