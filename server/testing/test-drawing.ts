import sharp from 'sharp'

/** A drawing of blocks from a seed, in any size. The same seed in two sizes looks alike; two seeds don't. */
export async function makeTestDrawing(seed: number, width = 200): Promise<string> {
  const side = 8
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  }
  const raw = Buffer.from(Array.from({ length: side * side * 3 }, next))
  const bytes = await sharp(raw, { raw: { width: side, height: side, channels: 3 } })
    .resize(width, Math.round(width * 1.2), { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer()
  return bytes.toString('base64')
}
