import { type PixelFinish, parseHexChannels } from './finish.ts'
import { cloudNoise, fiberNoise, fineGrain, tileIndex } from './noise.ts'

/**
 * A sun print: covered parts of the coated paper stay white; the rest turns Prussian blue, deeper where the coating is
 * thick.
 */
export function makeCyanotypeFinish(blue = '#12386b', paper = '#f2f0e6'): PixelFinish {
  return (pixels, width, height) => {
    const [deep, bare] = [parseHexChannels(blue), parseHexChannels(paper)]
    const [grain, cloud, fiber] = [fineGrain(), cloudNoise(), fiberNoise()]
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = tileIndex(x, y)
        const covered = pixels[at]! / 255
        const coat = 1 + cloud[tileIndex(x, y, 41)]! * 0.09 + fiber[place]! * 0.06 + grain[place]! * 0.03
        const exposed = Math.min(1, Math.max(0, (1 - covered) * coat))
        const tone = 1 + fiber[place]! * 0.02
        for (let channel = 0; channel < 3; channel++)
          pixels[at + channel] = bare[channel]! * tone * (1 - exposed) + deep[channel]! * exposed
      }
  }
}
