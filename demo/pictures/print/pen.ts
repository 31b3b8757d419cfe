import { type PixelFinish, parseHexChannels } from './finish.ts'
import {
  cloudNoise,
  computeOffsets,
  computeTile,
  fiberNoise,
  fineGrain,
  memoizeOnce,
  offsetPixelIndex,
  tileIndex,
  trembleNoise,
} from './noise.ts'

const tiles = memoizeOnce(() => {
  const [edge, grain, cloud, fiber] = [trembleNoise(), fineGrain(), cloudNoise(), fiberNoise()]
  return {
    across: computeOffsets((x, y) => edge[tileIndex(x, y)]! * 1.5 + cloud[tileIndex(x, y, 19)]! * 2.6),
    down: computeOffsets((x, y) => edge[tileIndex(x, y, 113)]! * 1.5 + cloud[tileIndex(x, y, 211)]! * 2.6),
    thin: computeTile((x, y) => (1 - Math.max(0, fiber[tileIndex(x, y, 71)]! - 0.25) * 0.55) / 255),
    tone: computeTile((x, y) => 1 + fiber[tileIndex(x, y)]! * 0.022 + grain[tileIndex(x, y)]! * 0.008),
  }
})

/** Pen on paper: lines waver a little, the ink thins now and then, and the paper has a grain. */
export function makePenFinish(paper: string): PixelFinish {
  return (pixels, width, height) => {
    const drawn = Uint8ClampedArray.from(pixels)
    const { across, down, thin, tone } = tiles()
    const [red, green, blue] = parseHexChannels(paper)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = tileIndex(x, y)
        const from = offsetPixelIndex(x, y, across[place]!, down[place]!, width, height)
        const light = tone[place]!
        const ink = thin[place]!
        pixels[at] = red * light * (1 - (255 - drawn[from]!) * ink)
        pixels[at + 1] = green * light * (1 - (255 - drawn[from + 1]!) * ink)
        pixels[at + 2] = blue * light * (1 - (255 - drawn[from + 2]!) * ink)
      }
  }
}
