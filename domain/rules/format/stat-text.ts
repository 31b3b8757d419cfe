import { compactNumber } from './compact-number.ts'

/** A dash comes with a tooltip that says why. */
export type StatText = { text: string; tooltip: 'stats.notYet' | null }

/** Spec 5, Limits. A number that is not known yet is a dash; 0 is 0. */
export function statText(value: number | null | undefined, locale: string): StatText {
  if (value === null || value === undefined) return { text: '–', tooltip: 'stats.notYet' }
  return { text: compactNumber(value, locale), tooltip: null }
}
