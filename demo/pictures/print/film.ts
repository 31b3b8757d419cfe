import type { PixelFinish } from './finish.ts'
import { fineGrain, softGrain, tileIndex } from './noise.ts'

/** Film: grain that is strongest in the midtones, lifted blacks, and darker corners. */
export function makeFilmFinish(strength = 15, warmth = 4): PixelFinish {
  return (pixels, width, height) => {
    const [fine, soft] = [fineGrain(), softGrain()]
    const reach = 1 / (width * width + height * height)
    for (let y = 0, at = 0; y < height; y++) {
      const down = (y - height / 2) ** 2
      for (let x = 0; x < width; x++, at += 3) {
        const place = tileIndex(x, y)
        const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
        const gray = (red + green * 2 + blue) / 1020
        const grain = (fine[place]! * 0.5 + soft[tileIndex(x, y, 87)]!) * strength * (0.35 + 2.6 * gray * (1 - gray))
        const dim = 1 - ((x - width / 2) ** 2 + down) * reach * 0.9
        pixels[at] = (red * 0.93 + 12 + warmth) * dim + grain
        pixels[at + 1] = (green * 0.93 + 11) * dim + grain
        pixels[at + 2] = (blue * 0.92 + 14 - warmth) * dim + grain
      }
    }
  }
}
