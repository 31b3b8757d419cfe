import { PALETTES, type Palette } from './palettes.ts'
import type { PixelFinish } from './print/finish.ts'
import { hashText, type Random, seededRandom } from './random.ts'

/** A drawing; without a finish of its own it gets a little grain. */
type Drawn = { svg: string; width: number; height: number; finish?: PixelFinish }
/** A stored picture, as a file next to its code. */
type Kept = { file: URL }
export type Drawing = Drawn | Kept
export type PictureFamily = { name: string; topic: string; draw(seed: number): Drawing }

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

/** Scale of drawings with a finish, because processing single pixels is slow. */
const FINISHED_SCALE = 0.78

export type DrawingSheet = {
  random: Random
  palette: Palette
  width: number
  height: number
  /** A number below `ways` for choosing a composition; neighboring seeds get different ones. */
  way(ways: number): number
  add(...marks: string[]): void
  /** Adds a gradient, filter or clip to the definitions and returns the reference to paint with. */
  define(make: (id: string) => string): string
  drawing(finish?: PixelFinish, scale?: number): Drawn
}

/** An empty sheet for one picture: its size, palette and random numbers all follow from family and seed. */
export function makeSheet(family: string, seed: number, ratios: readonly (keyof typeof RATIOS)[]): DrawingSheet {
  const start = hashText(family)
  const random = seededRandom(hashText(`${family}/${seed}`))
  const [width, height] = RATIOS[ratios[hashText(`${seed}~${family}`) % ratios.length]!]
  const definitions: string[] = []
  const body: string[] = []
  return {
    random,
    width,
    height,
    // 7 is coprime to the number of palettes, so a family uses all of them before repeating one.
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
