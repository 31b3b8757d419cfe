import type { Id } from '../../id.ts'
import type { Embedding } from './embedding.ts'

export type Alike = { pin_id: Id; aggregate_id: Id; like: number }
export type Candidate = Alike & { embedding: Embedding }

/** What is less like it than this has nothing to do with it. */
const LEAST = 0.1
const MOST = 250

type Wish = { aggregateId: Id | null; keepsDuplicates: boolean }

/** The most alike first, without the thing itself; the same picture stands there once unless duplicates are wanted. */
export function rankAlike(
  look: Embedding,
  candidates: readonly Candidate[],
  { aggregateId, keepsDuplicates }: Wish,
): Alike[] {
  const ranked = candidates.filter((one) => one.aggregate_id !== aggregateId && one.like >= LEAST)
  return (keepsDuplicates ? ranked : withoutDuplicates(aggregateId === null ? [] : [look], ranked))
    .slice(0, MOST)
    .map(({ pin_id, aggregate_id, like }) => ({ pin_id, aggregate_id, like }))
}

/** One of each picture, the first. */
function withoutDuplicates(shown: readonly Embedding[], ranked: readonly Candidate[]): Candidate[] {
  const seen = new Set(shown.map(String))
  return ranked.filter(({ embedding }) => {
    const key = String(embedding)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

export const isBehind = (
  { like, pin_id }: Pick<Alike, 'like' | 'pin_id'>,
  [atLike, atPin]: readonly (string | number | null)[],
): boolean => like < Number(atLike) || (like === Number(atLike) && pin_id < String(atPin))
