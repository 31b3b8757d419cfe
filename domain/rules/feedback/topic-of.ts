type Interest<I> = { id: I; name: string }

/** The topic that a pin's words name: the one with the longest name that stands in them as whole words. */
export function topicOf<I>(words: string, interests: readonly Interest<I>[]): I | null {
  const text = ` ${plain(words)} `
  const named = interests
    .map(({ id, name }) => ({ id, name: plain(name) }))
    .filter(({ name }) => name && (text.includes(` ${name} `) || text.includes(` ${name}s `)))
    .sort((a, b) => b.name.length - a.name.length)
  return named[0]?.id ?? null
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
