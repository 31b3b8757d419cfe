import { STATS_TEXT } from '../../constants/limits.ts'
import { compactNumber } from './compact-number.ts'
import { cutTo } from './truncate.ts'

/** A dash comes with a tooltip that says why. */
export type StatText = { text: string; tooltip: 'stats.notYet' | null }

/** Spec 5, Limits. A number that is not known yet is a dash; 0 is 0. */
export function statText(value: number | null | undefined, locale: string): StatText {
  if (value === null || value === undefined) return { text: '–', tooltip: 'stats.notYet' }
  return { text: compactNumber(value, locale), tooltip: null }
}

/** Spec 5, Limits. What a stats button says is at most 14 signs long; more become 12 and dots. */
export function statsButtonText(text: string): string {
  return cutTo(text, STATS_TEXT.longest) === text ? text : `${cutTo(text, STATS_TEXT.cut)}…`
}
