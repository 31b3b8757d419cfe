import { bokeh } from './families/bokeh.ts'
import { cyanotypes } from './families/cyanotypes.ts'
import { linocutAnimals } from './families/linocut-animals.ts'
import { linocutBotanicals } from './families/linocut-botanicals.ts'
import { macro } from './families/macro.ts'
import { riso } from './families/riso.ts'
import { watercolorFlorals } from './families/watercolor-florals.ts'
import { watercolorFruit } from './families/watercolor-fruit.ts'
import { watercolorLandscapes } from './families/watercolor-landscapes.ts'
import type { Family } from './sheet.ts'

/** Families whose pictures take too long to draw while a house is filled. `npm run pictures` draws them again. */
export const SLOW_FAMILIES: readonly Family[] = [
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

/** How many pictures of each lie ready. */
export const MADE_AHEAD = 12

export const keptFile = (family: string, seed: number) => new URL(`kept/${family}/${seed}.webp`, import.meta.url)

export const keptHashes = new URL('kept/hashes.json', import.meta.url)

/** The same family with its pictures taken from where they lie ready. */
export const madeAhead = (family: Family): Family => ({
  ...family,
  draw: (seed) => ({ file: keptFile(family.name, seed % MADE_AHEAD) }),
})
