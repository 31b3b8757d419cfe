import { wordForModelLabel } from '../../interests/model-label-words.ts'
import type { PinTopic } from './merge-pin-topics.ts'
import { type TopicVocabulary, topicsFromText } from './topics-from-text.ts'

/** Confidence of a label relative to that of a written word. */
const AS_SURE = 0.75

/** Topics for the labels that models gave a picture, matched by plain words. */
export function topicsFromImageLabels<I>(labels: readonly string[], vocabulary: TopicVocabulary<I>): PinTopic<I>[] {
  const words = new Set(labels.flatMap((label) => wordForModelLabel(label) ?? []))
  return [...words].flatMap((word) =>
    topicsFromText(word, vocabulary).map(({ interest, confidence }) => ({
      interest,
      confidence: Math.round(confidence * AS_SURE * 1000) / 1000,
      source: 'look' as const,
    })),
  )
}

/**
 * Combines topics of text and picture: without topics from text, those of the picture count; otherwise the picture only
 * adds topics of the same field. Bread on the poster of a vase is no bread topic.
 */
export function combineTextAndImageTopics<I>(
  words: readonly PinTopic<I>[],
  look: readonly PinTopic<I>[],
  { parents }: Pick<TopicVocabulary<I>, 'parents'>,
): PinTopic<I>[] {
  const fieldOf = (interest: I) => parents.get(interest) ?? interest
  const fields = new Set(words.map(({ interest }) => fieldOf(interest)))
  return [...words, ...look.filter(({ interest }) => !fields.size || fields.has(fieldOf(interest)))]
}
