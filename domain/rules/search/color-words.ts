import { COLORS, type Color } from '../../constants/colors.ts'
import type { Language } from './dictionary.ts'
import { conceptName } from './related-words.ts'

/**
 * Index in COLORS of the color named by a word; null if it names none. An "orange cat" may be orange only in its
 * picture.
 */
export function colorIndexOfWord(word: string, first: Language): number | null {
  const name = conceptName(word, first)
  const at = COLORS.indexOf((name === 'gray' ? 'grey' : name) as Color)
  return at < 0 ? null : at
}
