import type { Id } from '../../id.ts'
import { type Embedding, likeness } from './embedding.ts'

export type Candidate = { pin_id: Id; aggregate_id: Id; embedding: Embedding }
export type Alike = { pin_id: Id; like: number }

/** What is less like it than this has nothing to do with it. */
const LEAST = 0.1
const MOST = 250

type Wish = { aggregateId: Id | null; keepsDuplicates: boolean }

/** The most alike first, without the thing itself; the same picture stands there once unless duplicates are wanted. */
export function rankAlike(
  embedding: Embedding,
  candidates: readonly Candidate[],
  { aggregateId, keepsDuplicates }: Wish,
): Alike[] {
  const ranked = candidates
    .filter((one) => one.aggregate_id !== aggregateId)
    .map((one) => ({ ...one, like: rounded(likeness(embedding, one.embedding)) }))
    .filter(({ like }) => like >= LEAST)
    .sort((a, b) => b.like - a.like || (a.pin_id < b.pin_id ? 1 : -1))
  const own = aggregateId === null ? [] : [{ embedding, like: rounded(likeness(embedding, embedding)) }]
  return (keepsDuplicates ? ranked : withoutDuplicates(own, ranked))
    .slice(0, MOST)
    .map(({ pin_id, like }) => ({ pin_id, like }))
}

type Ranked = { embedding: Embedding; like: number }

/** The same picture is always exactly as alike, so it need be compared with few. */
function withoutDuplicates<R extends Ranked>(shown: Ranked[], ranked: R[]): R[] {
  const byLike = Map.groupBy(shown, ({ like }) => like)
  return ranked.filter((one) => {
    const same = byLike.get(one.like) ?? []
    if (same.some(({ embedding }) => embedding.every((part, at) => part === one.embedding[at]))) return false
    byLike.set(one.like, [...same, one])
    return true
  })
}

/** So that a page goes on exactly where the one before it ended. */
const rounded = (like: number) => Math.round(like * 1e6) / 1e6

export const isBehind = ({ like, pin_id }: Alike, [atLike, atPin]: readonly (string | number | null)[]): boolean =>
  like < Number(atLike) || (like === Number(atLike) && pin_id < String(atPin))
