import type { BodyScene, LandscapeScene } from './scene.ts'
import { BOTTLE_SCENES } from './scenes/bottles.ts'
import { BOWLS_FROM_ABOVE } from './scenes/bowls-from-above.ts'
import { MISTY_VALLEYS } from './scenes/misty-valleys.ts'
import { RED_DESERT } from './scenes/red-desert.ts'
import { SEA_CLIFFS } from './scenes/sea-cliffs.ts'
import { SNOWY_PEAKS } from './scenes/snowy-peaks.ts'
import { STAIRS_AND_ARCHES } from './scenes/stairs-and-arches.ts'
import { STONEWARE } from './scenes/stoneware.ts'

/** The scenes of every rendered family; a picture's seed is its index. */
export const RENDERED_SCENES: Readonly<Record<string, readonly (BodyScene | LandscapeScene)[]>> = {
  'bottles-on-blocks': BOTTLE_SCENES,
  'bowls-from-above': BOWLS_FROM_ABOVE,
  'misty-valleys': MISTY_VALLEYS,
  'red-desert': RED_DESERT,
  'sea-cliffs': SEA_CLIFFS,
  'snowy-peaks': SNOWY_PEAKS,
  'stairs-and-arches': STAIRS_AND_ARCHES,
  stoneware: STONEWARE,
}
