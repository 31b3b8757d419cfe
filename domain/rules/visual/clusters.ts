import { dotProduct, EMBEDDING_LENGTH, type Embedding } from './embedding.ts'

/** A cluster of similar embeddings, represented by its centroid. */
export type Cluster = { number: number; round: number; middle: Embedding }

/** Cluster number of all embeddings while there are few of them; these are compared one by one. */
export const NO_CLUSTER = 0
const FEW = 500
const PER_CLUSTER = 250
/** Number of clusters in a group; the clusters of a group lie close to each other. */
export const CLUSTER_GROUP_SIZE = 64
export const CLUSTERS_MAX = CLUSTER_GROUP_SIZE * CLUSTER_GROUP_SIZE
/** Number of groups searched for the cluster of an embedding. */
const GROUPS_SEARCHED = 6
/** Number of groups searched for the clusters around an embedding. */
const GROUPS_AROUND = 16

/** Number of clusters for a number of embeddings, so that clusters have a similar size at any scale. */
export const targetClusterCount = (embeddings: number): number =>
  embeddings <= FEW ? 0 : Math.min(CLUSTERS_MAX, Math.ceil(embeddings / PER_CLUSTER))

/** A cluster number that is unique across rounds. */
export const toClusterNumber = (round: number, at: number): number => round * CLUSTERS_MAX + at

type Middles = { numbers: Int32Array; middles: Int8Array }
type Round = { round: number; groups: Middles[]; middles: Embedding[] }
/** The clusters in search order: by round, and within it by group. */
export type ClusterIndex = readonly Round[]

export function buildClusterIndex(clusters: readonly Cluster[]): ClusterIndex {
  return [...Map.groupBy(clusters, ({ round }) => round)]
    .sort(([one], [other]) => other - one)
    .map(([round, ofRound]) => {
      const groups = [
        ...Map.groupBy(ofRound, ({ number }) => Math.floor((number % CLUSTERS_MAX) / CLUSTER_GROUP_SIZE)).values(),
      ]
      return {
        round,
        groups: groups.map(flat),
        middles: groups.map((group) => toCentroid(group.map((one) => one.middle))),
      }
    })
}

function flat(clusters: readonly Cluster[]): Middles {
  const middles = new Int8Array(clusters.length * EMBEDDING_LENGTH)
  for (const [at, { middle }] of clusters.entries()) middles.set(middle, at * EMBEDDING_LENGTH)
  return { numbers: Int32Array.from(clusters, ({ number }) => number), middles }
}

/** The cluster of an embedding in the newest round. */
export function nearestClusterNumber(embedding: Embedding, [newest]: ClusterIndex): number {
  if (!newest) return NO_CLUSTER
  const near =
    newest.groups.length <= GROUPS_SEARCHED
      ? newest.groups
      : mostLike(embedding, newest.middles, GROUPS_SEARCHED).map((at) => newest.groups[at]!)
  let [best, most] = [NO_CLUSTER, -Infinity]
  for (const { numbers, middles } of near)
    for (let at = 0; at < numbers.length; at++) {
      const like = dotProduct(embedding, middles, at * EMBEDDING_LENGTH)
      if (like > most) [best, most] = [numbers[at]!, like]
    }
  return best
}

/** Cluster numbers to search for similar embeddings: the nearest clusters of each round, and the unclustered rest. */
export function nearestClusterNumbers(embedding: Embedding, rounds: ClusterIndex, count: number): number[] {
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
    Array.from(numbers, (number, at) => ({ number, like: dotProduct(embedding, middles, at * EMBEDDING_LENGTH) })),
  )
  return all
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ number }) => number)
}

const mostLike = (embedding: Embedding, middles: readonly Embedding[], count: number): number[] =>
  middles
    .map((middle, at) => ({ at, like: dotProduct(embedding, middle, 0) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ at }) => at)

/** Index of the most similar centroid. */
export function nearestCentroidIndex(embedding: Embedding, middles: readonly Embedding[]): number {
  let [best, most] = [0, -Infinity]
  for (const [at, middle] of middles.entries()) {
    const like = dotProduct(embedding, middle, 0)
    if (like > most) [most, best] = [like, at]
  }
  return best
}

/** The centroid of some embeddings, normalized to the length of an embedding. */
export function toCentroid(embeddings: readonly Embedding[]): Embedding {
  const sums = new Float64Array(EMBEDDING_LENGTH)
  for (const embedding of embeddings) for (let at = 0; at < EMBEDDING_LENGTH; at++) sums[at]! += embedding[at]!
  const length = Math.hypot(...sums) || 1
  const wanted = Math.hypot(...(embeddings[0] ?? []))
  return Int8Array.from(sums, (sum) => Math.max(-127, Math.min(127, Math.round((sum / length) * wanted))))
}
