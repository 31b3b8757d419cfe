import { STORIES } from '../words/kinds.ts'
import { ODD_LINKS } from '../words/links.ts'
import { SENSITIVE } from '../words/moderation.ts'
import { textsOf } from '../words/pins.ts'
import type { DrawnPicture } from './pictures.ts'

/** How many pictures of a family are of its kind, and one more of a story: that one its creator removed. */
export const OF_EACH = 3

type Picture = Pick<DrawnPicture, 'family' | 'seed'>

/**
 * What nobody should meet first: stories that were removed, what leads to doubtful places, what is sensitive. Such pins are
 * the oldest of the world and nobody saved them, so every feed has them at its end.
 */
export function isSetBack({ family, seed }: Picture): boolean {
  return (
    (STORIES.some((one) => one.family === family) && seed === OF_EACH) ||
    (ODD_LINKS.some((one) => one.family === family) && seed === textsOf(family).length - 1) ||
    SENSITIVE.some((one) => one.family === family && one.seed === seed)
  )
}
