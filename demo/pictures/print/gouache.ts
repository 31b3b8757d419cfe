import type { Finish } from './finish.ts'
import { clouds, fibers, fineGrain, inTile, missed, takenFrom, tileOf, tremble } from './noise.ts'

/** Opaque paint on paper: edges that a hand drew, color that lies thicker here and thinner there, a dry grain. */
export function gouache(wobble = 1.6, grainy = 7): Finish {
  return (pixels, width, height) => {
    const drawn = Uint8ClampedArray.from(pixels)
    const { across, down, change } = tilesFor(wobble, grainy)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = inTile(x, y)
        const from = takenFrom(x, y, across[place]!, down[place]!, width, height)
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
  const [edge, grain, cloud, fiber] = [tremble(), fineGrain(), clouds(), fibers()]
  return {
    across: missed((x, y) => edge[inTile(x, y)]! * wobble),
    down: missed((x, y) => edge[inTile(x, y, 113)]! * wobble),
    change: tileOf((x, y) => {
      const place = inTile(x, y)
      return cloud[inTile(x, y, 53)]! * grainy * 0.7 + fiber[place]! * grainy * 0.55 + grain[place]! * grainy
    }),
  }
}
