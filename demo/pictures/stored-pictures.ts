import { existsSync } from 'node:fs'
import { bokeh } from './families/bokeh.ts'
import { cyanotypes } from './families/cyanotypes.ts'
import { linocutAnimals } from './families/linocut-animals.ts'
import { linocutBotanicals } from './families/linocut-botanicals.ts'
import { macro } from './families/macro.ts'
import { riso } from './families/riso.ts'
import { watercolorFlorals } from './families/watercolor-florals.ts'
import { watercolorFruit } from './families/watercolor-fruit.ts'
import { watercolorLandscapes } from './families/watercolor-landscapes.ts'
import type { Drawing, PictureFamily } from './sheet.ts'

/** Families whose pictures are too slow to draw in tests. `npm run pictures` draws them again. */
export const SLOW_FAMILIES: readonly PictureFamily[] = [
  riso,
  linocutAnimals,
  linocutBotanicals,
  watercolorLandscapes,
  watercolorFruit,
  watercolorFlorals,
  bokeh,
  macro,
  cyanotypes,
]

/** The number of stored pictures per family. */
export const STORED_PER_FAMILY = 12

export const storedPictureUrl = (family: string, seed: number) =>
  new URL(`kept/${family}/${seed}.webp`, import.meta.url)

export const storedHashesUrl = new URL('kept/hashes.json', import.meta.url)

/** The same family, with its pictures read from the stored files. */
export const withStoredPictures = (family: PictureFamily): PictureFamily => ({
  ...family,
  draw: (seed) => ({ file: storedPictureUrl(family.name, seed % STORED_PER_FAMILY) }),
})

/** The stored picture of a pin, to save the time of drawing it. Pictures that are no pin's are drawn. */
export function findStoredOrDraw({ name, draw }: PictureFamily, seed: number): Drawing {
  const file = storedPictureUrl(name, seed)
  return existsSync(file) ? { file } : draw(seed)
}
