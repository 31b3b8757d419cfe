import type { Id } from '../../id.ts'
import type { Embedding } from './embedding.ts'

export type SimilarPin = { pin_id: Id; aggregate_id: Id; like: number }
export type SimilarPinCandidate = SimilarPin & { embedding: Embedding }

/** Below this similarity, two pictures are unrelated. */
const LEAST = 0.1
const MOST = 250

type RankOptions = { aggregateId: Id | null; keepsDuplicates: boolean }

/** The most similar first, without the pin's own aggregate; each picture appears once unless duplicates are wanted. */
export function rankSimilarPins(
  look: Embedding,
  candidates: readonly SimilarPinCandidate[],
  { aggregateId, keepsDuplicates }: RankOptions,
): SimilarPin[] {
  const ranked = candidates.filter((one) => one.aggregate_id !== aggregateId && one.like >= LEAST)
  return (keepsDuplicates ? ranked : withoutDuplicates(aggregateId === null ? [] : [look], ranked))
    .slice(0, MOST)
    .map(({ pin_id, aggregate_id, like }) => ({ pin_id, aggregate_id, like }))
}

/** Keeps the first pin of each picture. */
function withoutDuplicates(shown: readonly Embedding[], ranked: readonly SimilarPinCandidate[]): SimilarPinCandidate[] {
  const seen = new Set(shown.map(String))
  return ranked.filter(({ embedding }) => {
    const key = String(embedding)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

export const isAfterCursor = (
  { like, pin_id }: Pick<SimilarPin, 'like' | 'pin_id'>,
  [atLike, atPin]: readonly (string | number | null)[],
): boolean => like < Number(atLike) || (like === Number(atLike) && pin_id < String(atPin))
