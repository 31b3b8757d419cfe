import sharp from 'sharp'

const COLORS = ['#2f5d62', '#7a4e7e', '#8a5a44', '#3f6a3f', '#4a5a8c', '#a0522d', '#7d6b2f', '#8c3f54'] as const
const SIZE = { width: 1080, height: 1620 }

/** A cover for an object without a picture: a solid color that depends only on its text. */
export function makeSolidColorCover(words: string): Promise<Buffer> {
  const at = [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % COLORS.length
  return sharp({ create: { ...SIZE, channels: 3, background: COLORS[at] ?? COLORS[0] } })
    .png()
    .toBuffer()
}
