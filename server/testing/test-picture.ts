import sharp from 'sharp'

let made = 0

/** A small picture as base64 text, different each time. */
export async function makeTestPicture(width = 40, height = 60): Promise<string> {
  const hue = ++made % 360
  const background = { r: hue % 256, g: (hue * 7) % 256, b: (made * 13) % 256 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return bytes.toString('base64')
}
