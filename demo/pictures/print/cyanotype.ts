import { channelsOf, type Finish } from './finish.ts'
import { clouds, fibers, fineGrain, inTile } from './noise.ts'

/** A sun print: what lay on the coated paper stays white, the rest turns Prussian blue, deeper where the coat was thick. */
export function cyanotype(blue = '#12386b', paper = '#f2f0e6'): Finish {
  return (pixels, width, height) => {
    const [deep, bare] = [channelsOf(blue), channelsOf(paper)]
    const [grain, cloud, fiber] = [fineGrain(), clouds(), fibers()]
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = inTile(x, y)
        const covered = pixels[at]! / 255
        const coat = 1 + cloud[inTile(x, y, 41)]! * 0.09 + fiber[place]! * 0.06 + grain[place]! * 0.03
        const exposed = Math.min(1, Math.max(0, (1 - covered) * coat))
        const tone = 1 + fiber[place]! * 0.02
        for (let channel = 0; channel < 3; channel++)
          pixels[at + channel] = bare[channel]! * tone * (1 - exposed) + deep[channel]! * exposed
      }
  }
}
