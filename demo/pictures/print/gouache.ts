import type { PixelFinish } from './finish.ts'
import {
  cloudNoise,
  computeOffsets,
  computeTile,
  fiberNoise,
  fineGrain,
  offsetPixelIndex,
  tileIndex,
  trembleNoise,
} from './noise.ts'

/** Opaque paint on paper: hand-drawn edges, uneven color, and a dry grain. */
export function makeGouacheFinish(wobble = 1.6, grainy = 7): PixelFinish {
  return (pixels, width, height) => {
    const drawn = Uint8ClampedArray.from(pixels)
    const { across, down, change } = tilesFor(wobble, grainy)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = tileIndex(x, y)
        const from = offsetPixelIndex(x, y, across[place]!, down[place]!, width, height)
        const lighter = change[place]!
        pixels[at] = drawn[from]! + lighter
        pixels[at + 1] = drawn[from + 1]! + lighter
        pixels[at + 2] = drawn[from + 2]! + lighter * 0.9
      }
  }
}

const known = new Map<string, ReturnType<typeof makeTiles>>()

function tilesFor(wobble: number, grainy: number) {
  const key = `${wobble} ${grainy}`
  const tiles = known.get(key) ?? makeTiles(wobble, grainy)
  known.set(key, tiles)
  return tiles
}

function makeTiles(wobble: number, grainy: number) {
  const [edge, grain, cloud, fiber] = [trembleNoise(), fineGrain(), cloudNoise(), fiberNoise()]
  return {
    across: computeOffsets((x, y) => edge[tileIndex(x, y)]! * wobble),
    down: computeOffsets((x, y) => edge[tileIndex(x, y, 113)]! * wobble),
    change: computeTile((x, y) => {
      const place = tileIndex(x, y)
      return cloud[tileIndex(x, y, 53)]! * grainy * 0.7 + fiber[place]! * grainy * 0.55 + grain[place]! * grainy
    }),
  }
}
