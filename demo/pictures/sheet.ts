import { PALETTES, type Palette } from './palettes.ts'
import type { Finish } from './print/finish.ts'
import { hash, type Random, seededRandom } from './random.ts'

/** A drawing without a finish of its own gets a little grain. */
type Drawn = { svg: string; width: number; height: number; finish?: Finish }
/** A picture made ahead lies as a file beside the code that makes it. */
type Kept = { file: URL }
export type Drawing = Drawn | Kept
export type Family = { name: string; topic: string; draw(seed: number): Drawing }

const RATIOS = {
  '1:1': [1000, 1000],
  '4:5': [1000, 1250],
  '3:4': [1000, 1333],
  '2:3': [1000, 1500],
  '3:2': [1200, 800],
  '4:3': [1200, 900],
  '9:16': [900, 1600],
  '1:2': [900, 1800],
} as const

/** Work on single pixels costs time, so what gets it is drawn a little smaller. */
const FINISHED_SCALE = 0.78

export type Sheet = {
  random: Random
  palette: Palette
  width: number
  height: number
  /** One of so many ways to compose; neighbouring seeds get different ones. */
  way(ways: number): number
  add(...marks: string[]): void
  /** Keeps a gradient, filter or clip and gives the address to paint with. */
  define(make: (id: string) => string): string
  drawing(finish?: Finish, scale?: number): Drawn
}

/** An empty sheet for one picture: its size, palette and chance all follow from family and seed. */
export function sheet(family: string, seed: number, ratios: readonly (keyof typeof RATIOS)[]): Sheet {
  const start = hash(family)
  const random = seededRandom(hash(`${family}/${seed}`))
  const [width, height] = RATIOS[ratios[hash(`${seed}~${family}`) % ratios.length]!]
  const definitions: string[] = []
  const body: string[] = []
  return {
    random,
    width,
    height,
    // 7 shares no factor with the number of palettes, so a family walks through all before it repeats one.
    palette: PALETTES[(start + seed * 7) % PALETTES.length]!,
    way: (ways) => (start + seed) % ways,
    add: (...marks) => void body.push(...marks),
    define(make) {
      const id = `d${definitions.length}`
      definitions.push(make(id))
      return `url(#${id})`
    },
    drawing: (finish, scale = finish ? FINISHED_SCALE : 1) => ({
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${body.join('')}</svg>`,
      ...(finish && { finish }),
    }),
  }
}
