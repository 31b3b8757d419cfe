import { GRID_TITLE_CUT } from '../../constants/limits.ts'
import { cutTo } from '../format/truncate.ts'

/** Spec 5: a grid title is trimmed and cut to 200. */
export function gridTitle(title: string): string {
  return cutTo(title.trim(), GRID_TITLE_CUT)
}
