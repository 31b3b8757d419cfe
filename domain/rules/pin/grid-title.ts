import { GRID_TITLE_CUT, TITLE_MAX } from '../../constants/limits.ts'
import { cutToLength, truncate } from '../format/shown-text.ts'

/** The title, trimmed and cut to 200; without one, the beginning of the description, up to the maximum title length. */
export function toGridTitle(title: string, description = ''): string {
  return cutToLength(title.trim(), GRID_TITLE_CUT) || truncate(description.trim().replace(/\s+/g, ' '), TITLE_MAX)
}

type Titled = { title: string; grid_title: string }

/** Whether a pin has no title of its own and the description below it would begin with the same words. */
export const isTitleInDescription = ({ title, grid_title }: Titled, description: string): boolean =>
  title.trim() === '' && description.startsWith(grid_title.replace(/…$/, ''))
