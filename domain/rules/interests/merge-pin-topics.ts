import { TOPICS_PER_PIN_MAX } from '../../constants/limits.ts'

/** Maximum number of a pin's topics that are detected in texts and pictures. */
export const DETECTED_TOPICS_MAX = 3

export type TopicSource = 'creator' | 'staff' | 'words' | 'look'
export type PinTopic<I> = { interest: I; confidence: number; source: TopicSource }
/** A person's judgment that a pin is about a topic, or is not. */
export type TopicJudgment<I> = { interest: I; source: 'creator' | 'staff'; is_off: boolean }

/**
 * Merges the topics of a pin. People's choices come first and always win; then the most confident detected ones, except
 * removed ones. Sensitive topics come from staff only. A topic detected twice counts once, with the higher confidence.
 */
export function mergePinTopics<I>(
  said: readonly TopicJudgment<I>[],
  found: readonly PinTopic<I>[],
  isSensitive: (interest: I) => boolean = () => false,
): PinTopic<I>[] {
  const spoken = new Set(said.map(({ interest }) => interest))
  const given = said
    .filter((one) => !one.is_off && (one.source === 'staff' || !isSensitive(one.interest)))
    .map(({ interest, source }) => ({ interest, source, confidence: 1 }))
  const surest = new Map<I, PinTopic<I>>()
  for (const one of found) {
    const known = surest.get(one.interest)
    if (spoken.has(one.interest) || isSensitive(one.interest) || (known && known.confidence >= one.confidence)) continue
    surest.set(one.interest, one)
  }
  const best = [...surest.values()].sort((a, b) => b.confidence - a.confidence).slice(0, DETECTED_TOPICS_MAX)
  return [...given, ...best].slice(0, TOPICS_PER_PIN_MAX)
}
