import { seenWord } from '../../interests/seen-words.ts'
import type { Topic } from './kept-topics.ts'
import { topicsOfWords, type Vocabulary } from './topics-of-words.ts'

/** A look is less sure than a word that someone wrote. */
const AS_SURE = 0.75

/** D61. The topics of what the models see in a picture, told by the plain words for it. */
export function topicsOfLook<I>(labels: readonly string[], vocabulary: Vocabulary<I>): Topic<I>[] {
  const words = new Set(labels.flatMap((label) => seenWord(label) ?? []))
  return [...words].flatMap((word) =>
    topicsOfWords(word, vocabulary).map(({ interest, confidence }) => ({
      interest,
      confidence: Math.round(confidence * AS_SURE * 1000) / 1000,
      source: 'look' as const,
    })),
  )
}

/**
 * D61. What words say of a thing, with what its picture shows: where words tell no topic the picture speaks alone, else it adds
 * only what belongs to the same field. A bread on a vase's poster makes it no bread.
 */
export function wordsAndLook<I>(
  words: readonly Topic<I>[],
  look: readonly Topic<I>[],
  { parents }: Pick<Vocabulary<I>, 'parents'>,
): Topic<I>[] {
  const fieldOf = (interest: I) => parents.get(interest) ?? interest
  const fields = new Set(words.map(({ interest }) => fieldOf(interest)))
  return [...words, ...look.filter(({ interest }) => !fields.size || fields.has(fieldOf(interest)))]
}
