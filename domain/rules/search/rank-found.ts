import { type Embedding, likeness } from '../visual/embedding.ts'

/** Something that was found: how well its words fit, and what it looks like and means where that is known. */
export type Candidate = { worth: number; group: number; look: Embedding | null; meaning: Embedding | null }

/** So many of the best say what is looked for looks like. */
const LEADERS = 24
/** What is less alike has nothing to do with each other. */
const LEAST_ALIKE = 0.2
const LOOKS = 2
/** No single one leads all others, and few together lead less than many. */
const MOST_LED = 1.5
const DOUBT = 0.5

/** What a pin means beside what was typed; 0 where it is not known. */
export const meantBy = (query: Embedding, { meaning }: Pick<Candidate, 'meaning'>): number =>
  meaning ? likeness(query, meaning) : 0

/**
 * Search.9. Groups stay apart. Within one, what fits by its words and means what was typed comes first, and so does what looks like
 * the others that do: a word that is said by the way is told from what a picture shows. Answers the places of all in their new order.
 */
export function rankFound(found: readonly Candidate[], query: Embedding): number[] {
  const fits = found.map((one) => one.worth + meantBy(query, one))
  const places = found.map((_, at) => at)
  const leaders = [...places].sort((a, b) => score(fits, b) - score(fits, a) || a - b).slice(0, LEADERS)
  const weights = leaders.map((at) => Math.min(Math.max(score(fits, at), 0), MOST_LED))
  const all = weights.reduce((sum, weight) => sum + weight, DOUBT)
  const scores = found.map(({ look }, at) => {
    const alike = leaders.reduce((sum, leader, nth) => {
      const other = found[leader]?.look
      if (!look || !other || leader === at) return sum
      return sum + (weights[nth] ?? 0) * Math.max(0, likeness(look, other) - LEAST_ALIKE)
    }, 0)
    return score(fits, at) + (LOOKS * alike) / (1 - LEAST_ALIKE) / all
  })
  const group = (at: number) => found[at]?.group ?? 0
  return places.sort((a, b) => group(b) - group(a) || score(scores, b) - score(scores, a) || a - b)
}

/** From here on two pictures are the same. */
const SAME = 0.995

/** Which of these show the same picture as one before them. */
export function twinsAmong(found: readonly Pick<Candidate, 'look'>[]): ReadonlySet<number> {
  const looks = found.map(({ look }) => look)
  const isTwin = (look: Embedding | null, at: number) =>
    look !== null && looks.slice(0, at).some((other) => other !== null && likeness(look, other) >= SAME)
  return new Set(looks.flatMap((look, at) => (isTwin(look, at) ? [at] : [])))
}

const score = (scores: readonly number[], at: number) => scores[at] ?? 0
