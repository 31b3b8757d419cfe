import { type Embedding, likeness } from '../visual/embedding.ts'

/** What is known of a thing by the models: how it looks and what its words mean. */
export type Known = { look: Embedding | null; meaning: Embedding | null }
/** Something that may belong beside others: how strongly it was kept together with them, and how much it is of their named topics. */
export type Candidate<I> = Known & { aggregate: I; together: number; topic: number }

/** Two strangers are about so alike; only what is more counts. */
const STRANGERS = 0.2
const LOOK = 1.5
const MEANING = 1.5
const TOPIC = 0.2
/** A board has several sides: it is enough to be like this share of its things. */
const SIDE = 0.4

/**
 * Feed.15 and 16. What belongs beside some things, best first: what is kept together with them, looks like them and means nearly
 * the same. None of these is sure by itself, so what several of them say comes first.
 */
export function rankBeside<I>(seeds: readonly Known[], candidates: readonly Candidate<I>[]): I[] {
  const most = candidates.reduce((max, one) => Math.max(max, one.together), 0) || 1
  return candidates
    .map((one) => ({
      aggregate: one.aggregate,
      score:
        Math.sqrt(Math.max(0, one.together) / most) +
        LOOK * likeTo(seeds, one, 'look') +
        MEANING * likeTo(seeds, one, 'meaning') +
        TOPIC * one.topic,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ aggregate }) => aggregate)
}

/** How alike it is to those that it is most like. */
function likeTo(seeds: readonly Known[], one: Known, by: keyof Known): number {
  const own = one[by]
  if (!own || !seeds.length) return 0
  const likes = seeds
    .map((seed) => (seed[by] ? Math.max(0, likeness(own, seed[by]) - STRANGERS) / (1 - STRANGERS) : 0))
    .sort((a, b) => b - a)
  const side = Math.ceil(likes.length * SIDE)
  return likes.slice(0, side).reduce((sum, like) => sum + like, 0) / side
}
