import { DEMO_STORIES } from '../words/kinds.ts'
import { SUSPICIOUS_LINKS } from '../words/links.ts'
import { SENSITIVE_PICTURES } from '../words/moderation.ts'
import { listPinTexts } from '../words/pins.ts'
import type { DrawnPicture } from './pictures.ts'

/**
 * The number of pictures of a family that get its special kind. Stories have one more, which was removed by its
 * creator.
 */
export const UNPLEASANT_PER_FAMILY = 3

type Picture = Pick<DrawnPicture, 'family' | 'seed'>

/**
 * Whether a pin should not be seen first: removed stories, links to doubtful sites, and sensitive pictures. Such pins
 * are the oldest and have no saves, so every feed has them at its end.
 */
export function isShownLast({ family, seed }: Picture): boolean {
  return (
    (DEMO_STORIES.some((one) => one.family === family) && seed === UNPLEASANT_PER_FAMILY) ||
    (SUSPICIOUS_LINKS.some((one) => one.family === family) && seed === listPinTexts(family).length - 1) ||
    SENSITIVE_PICTURES.some((one) => one.family === family && one.seed === seed)
  )
}
