import { type PixelFinish, parseHexChannels } from './finish.ts'
import { cloudNoise, fiberNoise, fineGrain, memoizeOnce, tileIndex, trembleNoise } from './noise.ts'

const EXPONENTS = 2048
const DEEPEST = 8
const density = memoizeOnce(() => Float32Array.from({ length: 256 }, (_, value) => -Math.log(Math.max(3, value) / 255)))
const light = memoizeOnce(() =>
  Float32Array.from({ length: EXPONENTS }, (_, at) => Math.exp((-at * DEEPEST) / EXPONENTS)),
)

/**
 * Watercolor on rough paper: edges bleed, pigment gathers at the rim of a drying wash, pools in soft clouds and settles
 * into the paper's grain.
 */
export function makeWatercolorFinish(paper = '#faf6ec', bleed = 1): PixelFinish {
  return (pixels, width, height) => {
    const [edge, cloud, fiber, grain] = [trembleNoise(), cloudNoise(), fiberNoise(), fineGrain()]
    const [dense, bright, ground] = [density(), light(), parseHexChannels(paper)]
    const moved = new Uint8ClampedArray(pixels.length)
    const depth = new Float32Array(width * height)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const dx = (edge[tileIndex(x, y)]! * 3.4 + cloud[tileIndex(x, y, 19)]! * 7) * bleed
        const dy = (edge[tileIndex(x, y, 113)]! * 3.4 + cloud[tileIndex(x, y, 211)]! * 7) * bleed
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + dx)))
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + dy)))
        const from = (sy * width + sx) * 3
        const to = at * 3
        moved[to] = pixels[from]!
        moved[to + 1] = pixels[from + 1]!
        moved[to + 2] = pixels[from + 2]!
        depth[at] = 1 - (moved[to]! + moved[to + 1]! + moved[to + 2]!) / 765
      }
    const around = blurred(depth, width, height, 9)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const place = tileIndex(x, y)
        const rim = Math.max(0, depth[at]! - around[at]!)
        const settled = fiber[tileIndex(x, y, 31)]! * 0.16 + grain[place]! * 0.06
        const strength = 0.86 + rim * 2.6 + cloud[tileIndex(x, y, 301)]! * 0.22 + settled
        const tone = 1 + fiber[place]! * 0.02
        const scale = (strength * EXPONENTS) / DEEPEST
        const to = at * 3
        for (let channel = 0; channel < 3; channel++) {
          const step = Math.min(EXPONENTS - 1, Math.max(0, dense[moved[to + channel]!]! * scale)) | 0
          pixels[to + channel] = ground[channel]! * tone * bright[step]!
        }
      }
  }
}

/** A box blur: the mean of the surrounding values, first along the rows, then along the columns. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length)
  const both = new Float32Array(values.length)
  run(values, rows, height, width, width, 1, radius)
  run(rows, both, width, height, 1, width, radius)
  return both
}

function run(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  line: number,
  step: number,
  radius: number,
) {
  const share = 1 / (radius * 2 + 1)
  for (let index = 0; index < lines; index++) {
    const start = index * line
    const at = (place: number) => from[start + Math.min(length - 1, Math.max(0, place)) * step]!
    let sum = 0
    for (let place = -radius; place <= radius; place++) sum += at(place)
    for (let place = 0; place < length; place++) {
      to[start + place * step] = sum * share
      sum += at(place + radius + 1) - at(place - radius)
    }
  }
}
