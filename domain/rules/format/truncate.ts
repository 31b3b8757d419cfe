import { TRUNCATE_CUT } from '../../constants/limits.ts'

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Spec 5. The first so many signs of a text; a sign that is made of several is never cut through. */
export function cutTo(text: string, length: number): string {
  if (text.length <= length) return text
  let counted = 0
  for (const { index } of signs.segment(text)) {
    if (counted === length) return text.slice(0, index)
    counted += 1
  }
  return text
}

/** Spec 5. A text that is longer ends in an ellipsis. */
export function truncate(text: string, length: number = TRUNCATE_CUT): string {
  const cut = cutTo(text, length)
  return cut === text ? text : `${cut}…`
}
