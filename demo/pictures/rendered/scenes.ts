import type { Landscape, Scene } from './scene.ts'
import { BOTTLE_SCENES } from './scenes/bottles.ts'
import { BOWLS_FROM_ABOVE } from './scenes/bowls-from-above.ts'
import { MISTY_VALLEYS } from './scenes/misty-valleys.ts'
import { RED_DESERT } from './scenes/red-desert.ts'
import { SEA_CLIFFS } from './scenes/sea-cliffs.ts'
import { SNOWY_PEAKS } from './scenes/snowy-peaks.ts'
import { STAIRS_AND_ARCHES } from './scenes/stairs-and-arches.ts'
import { STONEWARE } from './scenes/stoneware.ts'

/** Every rendered family's scenes; a picture's seed is its place in the list. */
export const SCENES: Readonly<Record<string, readonly (Scene | Landscape)[]>> = {
  'bottles-on-blocks': BOTTLE_SCENES,
  'bowls-from-above': BOWLS_FROM_ABOVE,
  'misty-valleys': MISTY_VALLEYS,
  'red-desert': RED_DESERT,
  'sea-cliffs': SEA_CLIFFS,
  'snowy-peaks': SNOWY_PEAKS,
  'stairs-and-arches': STAIRS_AND_ARCHES,
  stoneware: STONEWARE,
}
