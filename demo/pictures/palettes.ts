/** Six matching colors: a light background, a soft tone, three main colors and a dark one. */
export type Palette = { paper: string; soft: string; main: string; second: string; accent: string; ink: string }

const CURATED = [
  'f6ece1 e9cdb4 c8643c 8a9a7b e3a857 3a2a26',
  'f3f1ea cfe0e2 3f7f93 e0b58f e8734f 17324a',
  'f4f0e0 d9d3b0 7a8450 b98b52 d96f4a 2f3524',
  'fbf1ee f3d3cd d9848b 8fa3a0 f0b560 4a2c3a',
  'f4f4f8 cfd6f5 2b48d8 8aa0f0 f2b84b 14173a',
  'f8f1de ecd9a0 d99a2b 5b7b7a c2533b 2c2a2a',
  'f6f2f8 ddd0ea 8b75b8 e6a7a0 f3c969 2e2548',
  'eef1e8 c5d3bd 3f6b4f 86a36a e2a04a 1b2f27',
  'fdf4e7 fbd9b5 f08a5d b83b5e f9c74f 3b1f3f',
  'f1f4f3 c9dbd6 2f8f83 f2a65a e4572e 163a3a',
  'f7efe5 e8ccb4 b5653c 5d7f8a e2a76f 2f2230',
  'f9f3f0 f0c9c4 c94f5d 2f4f6f f2b880 1f2937',
  'f3efe9 d8d3dc 6d8fa6 c08a7a e8a455 2b2a3a',
  'f5f7f2 d3e4cd 6fa287 f4a896 f7d08a 25413a',
  'fff6e9 ffe0ac ffac4a 2a9d8f e76f51 264653',
  'f3eef1 d9c3d3 9a5b83 5a6aa0 efb366 2c1b33',
  'f0f3f7 c4d3e3 5680a8 9fb4c7 f0a58f 1d2d44',
  'f8f4ec ead9bd a8443a 7d9466 dcb35f 33251f',
  'fbeee6 f6c6a8 e1805a 7aa6a1 ffd27d 40304a',
  'f4f1ea d5d9cc 3f6f70 b0524a e0a065 1c2b30',
  'f9f0f3 f3cfd9 e0708f 7b9acc f8c57c 392347',
  'edf3f2 b9d6d3 1f6f78 84b59f f3b562 0f2f38',
  'f6f0e6 e6cfa6 8f3f2b 56785d d9a13f 2a211c',
  'f5f3fb d2d0f2 6a67ce f19a9b fbd67a 232046',
  'f7f5ef dcdfe0 6b80a0 a3b096 dba98c 2a3040',
  'fef3e4 f9cf9c ee7b4d 3d6b8c f4b942 2a2440',
  'eff2ea cbd6b2 97a84f 4f7a6b f0c24f 2a3320',
  'f8ece8 ebbfb4 b5533c 70798c e9a178 2d1e24',
  'f1f0ee d0d3da 3d5580 b5765b e6b556 191f30',
  'f3f6fa c7def0 3b8fc2 f6b89b f7d774 1a3350',
] as const

export const PALETTES: readonly Palette[] = CURATED.map((row) => {
  const [paper, soft, main, second, accent, ink] = row.split(' ').map((hex) => `#${hex}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { paper, soft, main, second, accent, ink }
})

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Blends two colors; part 0 gives the first, 1 the second. */
export function mixColors(from: string, to: string, part: number): string {
  const goal = channels(to)
  const mixed = channels(from).map((value, at) => Math.round(value + (goal[at]! - value) * part))
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: string, part = 0.25) => mixColors(colour, '#fffaf2', part)
export const darker = (colour: string, part = 0.25) => mixColors(colour, '#14101c', part)

/** The perceived brightness of a color, from 0 to 1. */
export function computeBrightness(colour: string): number {
  const [red, green, blue] = channels(colour) as [number, number, number]
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}
