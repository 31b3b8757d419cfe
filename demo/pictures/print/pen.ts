import { channelsOf, type Finish } from './finish.ts'
import { clouds, fibers, fineGrain, inTile, lazily, missed, takenFrom, tileOf, tremble } from './noise.ts'

const tiles = lazily(() => {
  const [edge, grain, cloud, fiber] = [tremble(), fineGrain(), clouds(), fibers()]
  return {
    across: missed((x, y) => edge[inTile(x, y)]! * 1.5 + cloud[inTile(x, y, 19)]! * 2.6),
    down: missed((x, y) => edge[inTile(x, y, 113)]! * 1.5 + cloud[inTile(x, y, 211)]! * 2.6),
    thin: tileOf((x, y) => (1 - Math.max(0, fiber[inTile(x, y, 71)]! - 0.25) * 0.55) / 255),
    tone: tileOf((x, y) => 1 + fiber[inTile(x, y)]! * 0.022 + grain[inTile(x, y)]! * 0.008),
  }
})

/** A pen on paper: lines waver a little, the ink runs thinner now and then, the paper has a tooth. */
export function penOnPaper(paper: string): Finish {
  return (pixels, width, height) => {
    const drawn = Uint8ClampedArray.from(pixels)
    const { across, down, thin, tone } = tiles()
    const [red, green, blue] = channelsOf(paper)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = inTile(x, y)
        const from = takenFrom(x, y, across[place]!, down[place]!, width, height)
        const light = tone[place]!
        const ink = thin[place]!
        pixels[at] = red * light * (1 - (255 - drawn[from]!) * ink)
        pixels[at + 1] = green * light * (1 - (255 - drawn[from + 1]!) * ink)
        pixels[at + 2] = blue * light * (1 - (255 - drawn[from + 2]!) * ink)
      }
  }
}
