import type { Id } from '../../id.ts'
import { type Look, likeness } from './look.ts'

export type Candidate = { pin_id: Id; aggregate_id: Id; look: Look }
export type Alike = { pin_id: Id; like: number }

/** What is less like it than this has nothing to do with it. */
const LEAST = 0.1
const MOST = 250

type Wish = { thing: Id | null; keepsDuplicates: boolean }

/** The most alike first, without the thing itself; the same picture stands there once unless duplicates are wanted. */
export function rankAlike(look: Look, candidates: readonly Candidate[], { thing, keepsDuplicates }: Wish): Alike[] {
  const ranked = candidates
    .filter((one) => one.aggregate_id !== thing)
    .map((one) => ({ ...one, like: rounded(likeness(look, one.look)) }))
    .filter(({ like }) => like >= LEAST)
    .sort((a, b) => b.like - a.like || (a.pin_id < b.pin_id ? 1 : -1))
  const shown = new Set<string>(thing === null ? [] : [look.join()])
  const chosen = keepsDuplicates
    ? ranked
    : ranked.filter((one) => {
        const key = one.look.join()
        return !shown.has(key) && shown.add(key)
      })
  return chosen.slice(0, MOST).map(({ pin_id, like }) => ({ pin_id, like }))
}

/** So that a page goes on exactly where the one before it ended. */
const rounded = (like: number) => Math.round(like * 1e6) / 1e6

export const isBehind = ({ like, pin_id }: Alike, [atLike, atPin]: readonly (string | number | null)[]): boolean =>
  like < Number(atLike) || (like === Number(atLike) && pin_id < String(atPin))
