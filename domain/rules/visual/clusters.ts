import { EMBEDDING_LENGTH, type Embedding, product } from './embedding.ts'

/** Embeddings that are alike stand in one cluster, told by its middle. */
export type Cluster = { number: number; round: number; middle: Embedding }

/** Where everything stands while there is little: then everything is compared. */
export const NO_CLUSTER = 0
const FEW = 500
const PER_CLUSTER = 250
/** Clusters of one round come in groups of so many that lie near each other. */
export const GROUP = 64
export const MOST_CLUSTERS = GROUP * GROUP
/** How many groups are searched for the cluster of an embedding. */
const GROUPS_SEARCHED = 6
/** How many groups are searched for the clusters around one. */
const GROUPS_AROUND = 16

/** How many clusters a number of embeddings is parted into, so that each holds about as many however many there are. */
export const clusterCount = (embeddings: number): number =>
  embeddings <= FEW ? 0 : Math.min(MOST_CLUSTERS, Math.ceil(embeddings / PER_CLUSTER))

/** Clusters of different rounds have different numbers. */
export const clusterNumber = (round: number, at: number): number => round * MOST_CLUSTERS + at

type Middles = { numbers: Int32Array; middles: Int8Array }
type Round = { round: number; groups: Middles[]; middles: Embedding[] }
/** The clusters as they are searched: by round, and within it by group. */
export type ClusterIndex = readonly Round[]

export function clusterIndex(clusters: readonly Cluster[]): ClusterIndex {
  return [...Map.groupBy(clusters, ({ round }) => round)]
    .sort(([one], [other]) => other - one)
    .map(([round, ofRound]) => {
      const groups = [...Map.groupBy(ofRound, ({ number }) => Math.floor((number % MOST_CLUSTERS) / GROUP)).values()]
      return {
        round,
        groups: groups.map(flat),
        middles: groups.map((group) => middleOf(group.map((one) => one.middle))),
      }
    })
}

function flat(clusters: readonly Cluster[]): Middles {
  const middles = new Int8Array(clusters.length * EMBEDDING_LENGTH)
  for (const [at, { middle }] of clusters.entries()) middles.set(middle, at * EMBEDDING_LENGTH)
  return { numbers: Int32Array.from(clusters, ({ number }) => number), middles }
}

/** The number of the cluster an embedding belongs to, in the newest round. */
export function clusterOf(embedding: Embedding, [newest]: ClusterIndex): number {
  if (!newest) return NO_CLUSTER
  const near =
    newest.groups.length <= GROUPS_SEARCHED
      ? newest.groups
      : mostLike(embedding, newest.middles, GROUPS_SEARCHED).map((at) => newest.groups[at]!)
  let [best, most] = [NO_CLUSTER, -Infinity]
  for (const { numbers, middles } of near)
    for (let at = 0; at < numbers.length; at++) {
      const like = product(embedding, middles, at * EMBEDDING_LENGTH)
      if (like > most) [best, most] = [numbers[at]!, like]
    }
  return best
}

/** Where to search for what is like it: the nearest clusters of each round, and what stands in none yet. */
export function clustersAround(embedding: Embedding, rounds: ClusterIndex, count: number): number[] {
  return [
    NO_CLUSTER,
    ...rounds.flatMap(({ groups, middles }) => {
      const near = mostLike(embedding, middles, GROUPS_AROUND).map((at) => groups[at]!)
      return nearest(embedding, groups.length > GROUPS_AROUND ? near : groups, count)
    }),
  ]
}

function nearest(embedding: Embedding, groups: readonly Middles[], count: number): number[] {
  const all = groups.flatMap(({ numbers, middles }) =>
    Array.from(numbers, (number, at) => ({ number, like: product(embedding, middles, at * EMBEDDING_LENGTH) })),
  )
  return all
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ number }) => number)
}

const mostLike = (embedding: Embedding, middles: readonly Embedding[], count: number): number[] =>
  middles
    .map((middle, at) => ({ at, like: product(embedding, middle, 0) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ at }) => at)

/** Which middle is the most like it. */
export function nearestMiddle(embedding: Embedding, middles: readonly Embedding[]): number {
  let [best, most] = [0, -Infinity]
  for (const [at, middle] of middles.entries()) {
    const like = product(embedding, middle, 0)
    if (like > most) [most, best] = [like, at]
  }
  return best
}

/** The middle of some embeddings, as long as one of them. */
export function middleOf(embeddings: readonly Embedding[]): Embedding {
  const sums = new Float64Array(EMBEDDING_LENGTH)
  for (const embedding of embeddings) for (let at = 0; at < EMBEDDING_LENGTH; at++) sums[at]! += embedding[at]!
  const length = Math.hypot(...sums) || 1
  const wanted = Math.hypot(...(embeddings[0] ?? []))
  return Int8Array.from(sums, (sum) => Math.max(-127, Math.min(127, Math.round((sum / length) * wanted))))
}
