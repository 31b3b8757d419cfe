import { COLORS, type Color } from '../../constants/colors.ts'
import type { Language } from './ideas.ts'
import type { ParsedQuery } from './parse-query.ts'
import { ideaOf, partsOf, unitsOf } from './related-words.ts'

/**
 * A query without the colors that it names, and these by their places in the list: an "orange cat" is a cat in a picture that has
 * much orange. Null where it names none, or nothing else.
 */
export function apartFromColors(query: ParsedQuery, first: Language): { tints: number[]; rest: ParsedQuery } | null {
  const units = unitsOf(query.words).flatMap((unit) => partsOf(unit, first))
  const tints = units.map((unit) => COLORS.indexOf(colorNamed(unit, first) as Color))
  const others = units.filter((_, at) => (tints[at] ?? -1) < 0)
  if (!others.length || others.length === units.length) return null
  return { tints: tints.filter((tint) => tint >= 0), rest: { ...query, words: others.join(' ').split(' ') } }
}

function colorNamed(unit: string, first: Language): string | undefined {
  const idea = ideaOf(unit, first)
  return idea === 'gray' ? 'grey' : idea
}
