import { type PixelFinish, parseHexChannels } from './finish.ts'
import { cloudNoise, fiberNoise, fineGrain, tileIndex, trembleNoise } from './noise.ts'

/** A carved block, inked and pressed by hand: dark parts take the ink, edges tremble, and the ink is thin in places. */
export function makeReliefPrintFinish(ink: string, paper: string): PixelFinish {
  return (pixels, width, height) => {
    const drawn = Uint8ClampedArray.from(pixels)
    const [edge, grain, cloud, fiber] = [trembleNoise(), fineGrain(), cloudNoise(), fiberNoise()]
    const [dark, ground] = [parseHexChannels(ink), parseHexChannels(paper)]
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = tileIndex(x, y)
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + edge[place]! * 2.2)))
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + edge[tileIndex(x, y, 113)]! * 2.2)))
        const value = drawn[(sy * width + sx) * 3]! / 255
        let cover = Math.min(1, Math.max(0, (0.5 - value) * 4 + 0.5))
        if (cover > 0) {
          const speck = grain[tileIndex(x, y, 91)]! + cloud[tileIndex(x, y, 201)]! * 0.32 + fiber[place]! * 0.25
          cover *= speck > 0.98 ? 0.2 : 0.955 + cloud[place]! * 0.03
        }
        const tone = 1 + fiber[place]! * 0.024
        for (let channel = 0; channel < 3; channel++)
          pixels[at + channel] = ground[channel]! * tone * (1 - cover) + dark[channel]! * cover
      }
  }
}
