import type { Finish } from './finish.ts'
import { clouds, fibers, fineGrain, inTile, tremble } from './noise.ts'

/** Opaque paint on paper: edges that a hand drew, color that lies thicker here and thinner there, a dry grain. */
export function gouache(wobble = 1.6, grainy = 7): Finish {
  return (pixels, width, height) => {
    const drawn = Uint8ClampedArray.from(pixels)
    const [edge, grain, cloud, fiber] = [tremble(), fineGrain(), clouds(), fibers()]
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = inTile(x, y)
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + edge[place]! * wobble)))
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + edge[inTile(x, y, 113)]! * wobble)))
        const from = (sy * width + sx) * 3
        const change = cloud[inTile(x, y, 53)]! * grainy * 0.7 + fiber[place]! * grainy * 0.55 + grain[place]! * grainy
        pixels[at] = drawn[from]! + change
        pixels[at + 1] = drawn[from + 1]! + change
        pixels[at + 2] = drawn[from + 2]! + change * 0.9
      }
  }
}
