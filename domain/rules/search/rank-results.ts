import { type Embedding, embeddingSimilarity } from '../visual/embedding.ts'

/**
 * Value of a related word by the best field it matches: none, beginning of a word, names of boards and topics,
 * description, title or alt text.
 */
const RELATED_WORTH = [0, 0.2, 0.1, 0.15, 0.5] as const
/** Weights for ts_rank: D names of boards and topics, C description, B alt text and tags, A title. */
export const FIELD_WEIGHTS = [0.2, 0.3, 1, 1] as const
/** Scales the ts_rank of a word that occurs once to 1; a word that occurs everywhere counts at most MOST_WORTH. */
const RANK_OF_ONE = 1.645
const MOST_WORTH = 1.3
/**
 * A part is matched above this value: by its own words, or by a related word in the title or alt text. Beginnings of
 * words, names of boards and topics, and related words in the description are no match.
 */
const LEAST_MATCH = FIELD_WEIGHTS[0] * MOST_WORTH

/**
 * How a pin matches a query: the ts_rank of each word, and the best field of a related word for each part (an index of
 * RELATED_WORTH).
 */
export type PinMatch = {
  is_title: boolean
  word_ranks: readonly number[]
  related_places: readonly number[]
}

/**
 * Scores exact titles as 3, all words as 2, related words as 1, partial or merely similar matches as 0 (search.9).
 * `exact` and `parts` are the values of each part by its own words, and by any.
 */
export function scoreMatch(parts: readonly (readonly string[])[], { is_title, word_ranks, related_places }: PinMatch) {
  let at = 0
  const exact = parts.map((words) =>
    Math.min(...words.map(() => Math.min((word_ranks[at++] ?? 0) * RANK_OF_ONE, MOST_WORTH))),
  )
  const least = Math.min(...exact)
  const worths = exact.map((worth, nth) => Math.max(worth, RELATED_WORTH[related_places[nth] ?? 0] ?? 0))
  const group = is_title || !parts.length ? 3 : least > LEAST_MATCH ? 2 : worths.every((worth) => worth > 0) ? 1 : 0
  return { group, exact, parts: worths, worth: worths.reduce((sum, one) => sum + one, 0) / Math.max(1, worths.length) }
}

const LEADERS = 24
const LEAST_ALIKE = 0.2
const LOOK_WEIGHT = 2
const MOST_OF_LEADER = 1.5
const DOUBT = 0.5
/** Two pictures whose embeddings are at least this similar have the same look, such as two loops of one scene. */
const SAME_LOOK = 0.89

type Compared = { worth: number; score: number; look: Embedding | null }

/**
 * How similar each pin's picture is to those of the best pins of the search, which separates what a picture shows from
 * what is only mentioned. Only pins that match a word lead, and pictures of the same look don't support each other.
 */
export function similarityToBest(found: readonly Compared[]): number[] {
  const leaders = [...found].sort((a, b) => b.score - a.score).slice(0, LEADERS)
  const weights = leaders.map(({ worth, score }) => (worth > 0 ? Math.min(Math.max(score, 0), MOST_OF_LEADER) : 0))
  const all = weights.reduce((sum, weight) => sum + weight, DOUBT)
  return found.map((one) => {
    const sum = leaders.reduce((total, leader, nth) => {
      if (!one.look || !leader.look || leader === one) return total
      const similarity = embeddingSimilarity(one.look, leader.look)
      return similarity >= SAME_LOOK ? total : total + (weights[nth] ?? 0) * Math.max(0, similarity - LEAST_ALIKE)
    }, 0)
    return (LOOK_WEIGHT * sum) / (1 - LEAST_ALIKE) / all
  })
}

/** Weights and minimum of the sum that decides whether a pin matches; tuned on labeled queries (decisions/040). */
const FIT = { least: 3, similarity: 3.5, look: 5.5, relative: 2, unmatched: -1.3 } as const
const LEAST_FIT = 4.3
/** A search whose third best pin is less similar than this has no reference for the others. */
const LEAST_REFERENCE = 0.3
const REFERENCE_PLACE = 2

type Scored = { group: number; parts: readonly number[]; worth: number; similarity: number | null; alike: number }

/**
 * Whether each pin is a result rather than merely close to the query: by its words, or clearly by text embedding and
 * look (search.18). Without a text embedding, words decide alone.
 */
export function filterResults(found: readonly Scored[]): boolean[] {
  const similarities = found.map(({ similarity }) => similarity ?? 0).sort((a, b) => b - a)
  const reference = Math.max(similarities[REFERENCE_PLACE] ?? similarities[0] ?? 0, LEAST_REFERENCE)
  return found.map(({ group, parts, worth, similarity, alike }) => {
    if (group === 3 || similarity === null) return group > 0
    const least = parts.length ? Math.min(...parts) : 0
    const ofWords = worth + FIT.least * least + (least > LEAST_MATCH ? 0 : FIT.unmatched)
    const ofMeaning = FIT.similarity * similarity + FIT.relative * Math.min(1, similarity / reference)
    return ofWords + ofMeaning + FIT.look * alike >= LEAST_FIT
  })
}

export type PartMatch = 'said' | 'otherwise' | 'none'

/** How results match a part of the query: some have its words, some match it otherwise, or none matches it. */
export function findPartMatch(at: number, results: readonly ReturnType<typeof scoreMatch>[]): PartMatch {
  if (results.some(({ exact }) => (exact[at] ?? 0) > 0)) return 'said'
  return results.some(({ parts }) => (parts[at] ?? 0) > 0) ? 'otherwise' : 'none'
}

/** Two pictures with at least this similarity are the same picture. */
const SAME_PICTURE = 0.995
/** Among this many consecutive pins, no two have the same look. */
const ROW = 6

/** Two moving pins whose texts are at least this similar show the same scene, though perhaps in other colors. */
const SAME_SCENE = 0.7

/** `scene`: for videos and GIFs, the text embedding. */
type Looking = { look: Embedding | null; scene?: Embedding | null }
const reaches = (one: Embedding | null | undefined, other: Embedding | null | undefined, least: number) =>
  Boolean(one && other && embeddingSimilarity(one, other) >= least)

/** Drops pins whose picture an earlier pin already shows. */
export function dropDuplicatePictures<T extends Looking>(found: readonly T[]): T[] {
  const kept: T[] = []
  for (const one of found) if (!kept.some((other) => reaches(one.look, other.look, SAME_PICTURE))) kept.push(one)
  return kept
}

const haveSameLook = (one: Looking, other: Looking) =>
  reaches(one.look, other.look, SAME_LOOK) || reaches(one.scene, other.scene, SAME_SCENE)

/** Moves pins of the same look apart, as far as there are others. */
export function spreadSimilarPictures<T extends Looking>(found: readonly T[]): T[] {
  const left = [...found]
  const spread: T[] = []
  while (left.length) {
    const row = spread.slice(1 - ROW)
    const at = left.findIndex((one) => !row.some((other) => haveSameLook(one, other)))
    spread.push(...left.splice(Math.max(at, 0), 1))
  }
  return spread
}
