import type { PixelFinish } from './finish.ts'
import { cloudNoise, fiberNoise, fineGrain, tileIndex } from './noise.ts'

/** Thick flat inks screen-printed on paper: solid, with pinholes and a visible mesh where the ink is thin. */
export function makeScreenPrintFinish(paper = 244): PixelFinish {
  return (pixels, width, height) => {
    const [grain, cloud, fiber] = [fineGrain(), cloudNoise(), fiberNoise()]
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = tileIndex(x, y)
        const thin = cloud[tileIndex(x, y, 67)]! * 0.5 + fiber[place]! * 0.4 + grain[tileIndex(x, y, 29)]! * 0.55
        const bare = thin > 0.82 ? Math.min(0.55, (thin - 0.82) * 3) : 0
        const mesh = ((x + y) & 3) === 0 ? 2.5 : 0
        const change = cloud[place]! * 3 + grain[place]! * 3 + mesh
        for (let channel = 0; channel < 3; channel++)
          pixels[at + channel] = (pixels[at + channel]! + change) * (1 - bare) + paper * bare
      }
  }
}
