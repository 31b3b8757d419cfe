import { fold } from './fold.ts'

/** Spec 3, display_data of a search delight: words that are shown in colors of their own. */
export type Delight = { search_query_list: string[]; text_colors: string[]; text_background_color: string }
/** A delight and the part of a query that it is for. */
export type Delighted = Delight & { from: number; to: number }

const COLOR = /^#[0-9a-f]{6}$/i
const SEARCH_DELIGHT = 3
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** What an experience holds, if it is a whole delight. */
export function delightIn(display_data: unknown): Delight | null {
  const { component_type, search_query_list, text_colors, text_background_color } = (display_data ?? {}) as Partial<
    Delight & { component_type: number }
  >
  const isColor = (text: unknown) => typeof text === 'string' && COLOR.test(text)
  if (component_type !== SEARCH_DELIGHT || !Array.isArray(search_query_list) || !Array.isArray(text_colors)) return null
  if (!text_colors.length || !text_colors.every(isColor) || !isColor(text_background_color)) return null
  return {
    search_query_list: search_query_list.filter((one) => typeof one === 'string'),
    text_colors,
    text_background_color: text_background_color as string,
  }
}

/** A delight as an experience holds it. */
export const delightData = (delight: Delight) => ({ component_type: SEARCH_DELIGHT, ...delight })

/** WCAG 2, 1.4.3: large text stands out from its background by 3 to 1. */
export const isReadable = ({ text_colors, text_background_color }: Delight): boolean =>
  text_colors.every((color) => {
    const [a, b] = [lightOf(color), lightOf(text_background_color)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= LEAST_CONTRAST
  })
const LEAST_CONTRAST = 3

function lightOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Search.3 and 5. Whole words, in any case; of several that fit the longest. */
export function delightFor<D extends Delight>(query: string, delights: readonly D[]): (D & Delighted) | null {
  const words = [...query.matchAll(WORD)].map((found) => ({
    word: fold(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }))
  let best: { delight: D; from: number; to: number; letters: number } | null = null
  for (const delight of delights)
    for (const phrase of delight.search_query_list) {
      const asked = (phrase.match(WORD) ?? []).map(fold)
      const letters = asked.join(' ').length
      if (!asked.length || letters <= (best?.letters ?? 0)) continue
      const at = words.findIndex((_, from) => asked.every((word, next) => words[from + next]?.word === word))
      const [first, last] = [words[at], words[at + asked.length - 1]]
      if (first && last) best = { delight, from: first.from, to: last.to, letters }
    }
  return best && { ...best.delight, from: best.from, to: best.to }
}
