import { type Embedding, embeddingSimilarity } from '../visual/embedding.ts'

/** Model embeddings of an aggregate: of its picture (`look`) and of its texts (`meaning`). */
export type AggregateEmbeddings = { look: Embedding | null; meaning: Embedding | null }
/**
 * A candidate for related pins: how often it is saved together with the seeds, and how well it matches their topics.
 */
export type RelatedCandidate<I> = AggregateEmbeddings & { aggregate: I; together: number; topic: number }

/** The score of a candidate, and the parts that it is the sum of. */
export type RelatedScores = { score: number; together: number; look: number; meaning: number; topic: number }

/** Similarity of two unrelated aggregates; only what exceeds it counts. */
const STRANGERS = 0.2
const LOOK = 1.5
const MEANING = 1.5
const TOPIC = 0.2
/** Boards have several themes: a candidate only needs to resemble this share of the seeds. */
const SIDE = 0.4

/**
 * Ranks candidates related to the seeds, best first, by co-saves, looks and meaning (feed.15, feed.16). No signal is
 * reliable alone, so agreement of several counts most.
 */
export function rankRelated<I>(
  seeds: readonly AggregateEmbeddings[],
  candidates: readonly RelatedCandidate<I>[],
): { aggregate: I; scores: RelatedScores }[] {
  const most = candidates.reduce((max, one) => Math.max(max, one.together), 0) || 1
  return candidates
    .map((one) => {
      const parts = {
        together: Math.sqrt(Math.max(0, one.together) / most),
        look: LOOK * likeTo(seeds, one, 'look'),
        meaning: MEANING * likeTo(seeds, one, 'meaning'),
        topic: TOPIC * one.topic,
      }
      const score = parts.together + parts.look + parts.meaning + parts.topic
      return { aggregate: one.aggregate, scores: { score, ...parts } }
    })
    .sort((a, b) => b.scores.score - a.scores.score)
}

/** Its similarity to the seeds that it resembles most. */
function likeTo(
  seeds: readonly AggregateEmbeddings[],
  one: AggregateEmbeddings,
  by: keyof AggregateEmbeddings,
): number {
  const own = one[by]
  if (!own || !seeds.length) return 0
  const likes = seeds
    .map((seed) => (seed[by] ? Math.max(0, embeddingSimilarity(own, seed[by]) - STRANGERS) / (1 - STRANGERS) : 0))
    .sort((a, b) => b - a)
  const side = Math.ceil(likes.length * SIDE)
  return likes.slice(0, side).reduce((sum, like) => sum + like, 0) / side
}
