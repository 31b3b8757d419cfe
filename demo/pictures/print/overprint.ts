import { type PixelFinish, parseHexChannels } from './finish.ts'
import { cloudNoise, fiberNoise, fineGrain, memoizeOnce, tileIndex } from './noise.ts'

const CELL = 64

/** The ink threshold at each position of a halftone cell; dots grow from the center. */
const dotScreen = memoizeOnce(() => {
  const screen = new Float32Array(CELL * CELL)
  for (let y = 0; y < CELL; y++)
    for (let x = 0; x < CELL; x++) {
      const wave = Math.cos((x / CELL) * Math.PI * 2) + Math.cos((y / CELL) * Math.PI * 2)
      screen[y * CELL + x] = 0.5 - wave / 4
    }
  return screen
})

type Ink = { colour: string; angle: number; shift: readonly [number, number] }
export type OverprintOptions = { paper: string; inks: readonly [Ink, Ink, Ink]; dot: number }

/**
 * Two or three inks printed over each other. The drawing's channels give their amounts: the less red, the more of the
 * first ink; green stands for the second and blue for the third. Each ink is screened into dots at its own angle,
 * slightly misregistered, and covers unevenly.
 */
export function makeOverprintFinish({ paper, inks, dot }: OverprintOptions): PixelFinish {
  return (pixels, width, height) => {
    const amounts = Uint8ClampedArray.from(pixels)
    const [screen, grain, cloud, fiber] = [dotScreen(), fineGrain(), cloudNoise(), fiberNoise()]
    const ground = parseHexChannels(paper)
    const passes = inks.map(({ colour, angle, shift }, channel) => {
      const turn = (angle * Math.PI) / 180
      const step = CELL / dot
      return {
        channel,
        offset: (shift[1] * width + shift[0]) * 3 + channel,
        cos: Math.cos(turn) * step,
        sin: Math.sin(turn) * step,
        // The share of each channel of the paper that a full layer of the ink lets through.
        through: parseHexChannels(colour).map((value) => value / 255 - 1),
      }
    })
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = tileIndex(x, y)
        const tone = 1 + fiber[place]! * 0.022
        let red = ground[0] * tone
        let green = ground[1] * tone
        let blue = ground[2] * tone
        for (const { channel, offset, cos, sin, through } of passes) {
          const from = at + offset
          const value = from >= 0 && from < amounts.length ? amounts[from]! : 255
          if (value > 250) continue
          let cover = 1
          if (value > 20) {
            const column = (x * cos - y * sin) & (CELL - 1)
            const row = (x * sin + y * cos) & (CELL - 1)
            const wanted = 1 - value / 255
            cover = Math.min(1, Math.max(0, (wanted - screen[row * CELL + column]!) * 9 + 0.5))
            if (cover === 0) continue
          }
          const patchy = tileIndex(x, y, 71 + channel * 131)
          const speck = grain[tileIndex(x, y, 37 + channel * 57)]!
          cover *= 0.9 + cloud[patchy]! * 0.07 + (speck > 0.84 ? -0.45 : speck * 0.05)
          red *= 1 + through[0]! * cover
          green *= 1 + through[1]! * cover
          blue *= 1 + through[2]! * cover
        }
        pixels[at] = red
        pixels[at + 1] = green
        pixels[at + 2] = blue
      }
  }
}
