/** D61. A pin has at most so many topics, and of these so many by words and looks. */
export const TOPICS_MOST = 10
export const FOUND_MOST = 3

export type TopicSource = 'creator' | 'staff' | 'words' | 'look'
export type Topic<I> = { interest: I; confidence: number; source: TopicSource }
/** What a person said: that a pin is about something, or that it is not. */
export type Said<I> = { interest: I; source: 'creator' | 'staff'; is_off: boolean }

/**
 * Spec D61. What people said comes first and always wins; then the surest of what was found, never what someone took off. Sensitive
 * topics are given by staff alone. What two ways found counts once, as surely as the surer one says.
 */
export function keptTopics<I>(
  said: readonly Said<I>[],
  found: readonly Topic<I>[],
  isSensitive: (interest: I) => boolean = () => false,
): Topic<I>[] {
  const spoken = new Set(said.map(({ interest }) => interest))
  const given = said
    .filter((one) => !one.is_off && (one.source === 'staff' || !isSensitive(one.interest)))
    .map(({ interest, source }) => ({ interest, source, confidence: 1 }))
  const surest = new Map<I, Topic<I>>()
  for (const one of found) {
    const known = surest.get(one.interest)
    if (spoken.has(one.interest) || isSensitive(one.interest) || (known && known.confidence >= one.confidence)) continue
    surest.set(one.interest, one)
  }
  const best = [...surest.values()].sort((a, b) => b.confidence - a.confidence).slice(0, FOUND_MOST)
  return [...given, ...best].slice(0, TOPICS_MOST)
}
