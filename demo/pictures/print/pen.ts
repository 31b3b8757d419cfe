import { channelsOf, type Finish } from './finish.ts'
import { clouds, fibers, fineGrain, inTile, tremble } from './noise.ts'

/** A pen on paper: lines waver a little, the ink runs thinner now and then, the paper has a tooth. */
export function penOnPaper(paper: string): Finish {
  return (pixels, width, height) => {
    const drawn = Uint8ClampedArray.from(pixels)
    const [edge, grain, cloud, fiber] = [tremble(), fineGrain(), clouds(), fibers()]
    const ground = channelsOf(paper)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = inTile(x, y)
        const dx = edge[place]! * 1.5 + cloud[inTile(x, y, 19)]! * 2.6
        const dy = edge[inTile(x, y, 113)]! * 1.5 + cloud[inTile(x, y, 211)]! * 2.6
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + dx)))
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + dy)))
        const from = (sy * width + sx) * 3
        const thin = 1 - Math.max(0, fiber[inTile(x, y, 71)]! - 0.25) * 0.55
        const tone = 1 + fiber[place]! * 0.022 + grain[place]! * 0.008
        for (let channel = 0; channel < 3; channel++) {
          const taken = (1 - drawn[from + channel]! / 255) * thin
          pixels[at + channel] = ground[channel]! * tone * (1 - taken)
        }
      }
  }
}
