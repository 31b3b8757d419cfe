const EMPTY_WORDS = new Set(
  'a an and the of for in on to with my your our from at by is it this that der die das und für mit von im ein eine'.split(
    ' ',
  ),
)

/** The words that say something, each once, compared without case, accents and the plural's s. */
export function wordsIn(text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length > 2 && !EMPTY_WORDS.has(word))
  return [...new Set(telling.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)))]
}
