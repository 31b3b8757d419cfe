import { channelsOf, type Finish } from './finish.ts'
import { clouds, fibers, fineGrain, inTile, tremble } from './noise.ts'

/** A carved block, inked and pressed by hand: dark parts take the ink, edges tremble, the ink lies thin in places. */
export function relief(ink: string, paper: string): Finish {
  return (pixels, width, height) => {
    const drawn = Uint8ClampedArray.from(pixels)
    const [edge, grain, cloud, fiber] = [tremble(), fineGrain(), clouds(), fibers()]
    const [dark, ground] = [channelsOf(ink), channelsOf(paper)]
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = inTile(x, y)
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + edge[place]! * 2.2)))
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + edge[inTile(x, y, 113)]! * 2.2)))
        const value = drawn[(sy * width + sx) * 3]! / 255
        let cover = Math.min(1, Math.max(0, (0.5 - value) * 4 + 0.5))
        if (cover > 0) {
          const speck = grain[inTile(x, y, 91)]! + cloud[inTile(x, y, 201)]! * 0.32 + fiber[place]! * 0.25
          cover *= speck > 0.98 ? 0.2 : 0.955 + cloud[place]! * 0.03
        }
        const tone = 1 + fiber[place]! * 0.024
        for (let channel = 0; channel < 3; channel++)
          pixels[at + channel] = ground[channel]! * tone * (1 - cover) + dark[channel]! * cover
      }
  }
}
