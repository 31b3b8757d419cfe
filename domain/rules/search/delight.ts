import { foldText } from './query-text.ts'

/** `display_data` of a search delight: words that are shown in their own colors. */
export type SearchDelight = { search_query_list: string[]; text_colors: string[]; text_background_color: string }
/** A delight and the part of the query that it matches. */
export type MatchedDelight = SearchDelight & { from: number; to: number }

const COLOR = /^#[0-9a-f]{6}$/i
const SEARCH_DELIGHT = 3
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Parses the display data of an experience; null unless it is a complete delight. */
export function parseDelight(display_data: unknown): SearchDelight | null {
  const { component_type, search_query_list, text_colors, text_background_color } = (display_data ?? {}) as Partial<
    SearchDelight & { component_type: number }
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

/** Display data of an experience for a delight. */
export const toDelightData = (delight: SearchDelight) => ({ component_type: SEARCH_DELIGHT, ...delight })

/** WCAG 2, 1.4.3: large text needs a contrast of 3:1 with its background. */
export const isDelightReadable = ({ text_colors, text_background_color }: SearchDelight): boolean =>
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

/** Finds the delight for a query by whole words, ignoring case; the longest match wins (search.3, search.5). */
export function findDelight<D extends Pick<SearchDelight, 'search_query_list'>>(
  query: string,
  delights: readonly D[],
): (D & { from: number; to: number }) | null {
  const words = [...query.matchAll(WORD)].map((found) => ({
    word: foldText(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }))
  let best: { delight: D; from: number; to: number; letters: number } | null = null
  for (const delight of delights)
    for (const phrase of delight.search_query_list) {
      const asked = (phrase.match(WORD) ?? []).map(foldText)
      const letters = asked.join(' ').length
      if (!asked.length || letters <= (best?.letters ?? 0)) continue
      const at = words.findIndex((_, from) => asked.every((word, next) => words[from + next]?.word === word))
      const [first, last] = [words[at], words[at + asked.length - 1]]
      if (first && last) best = { delight, from: first.from, to: last.to, letters }
    }
  return best && { ...best.delight, from: best.from, to: best.to }
}
