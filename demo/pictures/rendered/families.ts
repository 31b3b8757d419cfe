import type { PictureFamily } from '../sheet.ts'

/** A family whose pictures `tools/trace-pictures.ts` renders from the scenes of the same name. */
const rendered = (name: string, topic: string): PictureFamily => ({
  name,
  topic,
  draw: (seed) => ({ file: new URL(`../kept/${name}/${seed}.webp`, import.meta.url) }),
})

export const stoneware = rendered('stoneware', 'craft')
export const bottlesOnBlocks = rendered('bottles-on-blocks', 'objects')
export const snowyPeaks = rendered('snowy-peaks', 'nature')
export const mistyValleys = rendered('misty-valleys', 'nature')
export const seaCliffs = rendered('sea-cliffs', 'travel')
export const redDesert = rendered('red-desert', 'travel')
export const stairsAndArches = rendered('stairs-and-arches', 'architecture')
export const bowlsFromAbove = rendered('bowls-from-above', 'food')
