import { EMBEDDING_LENGTH, type Embedding, likeness } from './embedding.ts'

export type Cluster = { cell: number; round: number; middle: Embedding }

/** Where everything stands while there is little: then everything is compared. */
export const NO_CLUSTER = 0
const FEW = 500
const PER_CLUSTER = 200
const MOST = 1000

/** How many clusters a number of pictures is parted into, so that each holds about as many however many there are. */
export const clusterCount = (pictures: number): number =>
  pictures <= FEW ? 0 : Math.min(MOST - 1, Math.ceil(pictures / PER_CLUSTER))

/** Clusters of different rounds have different numbers. */
export const clusterNumber = (round: number, at: number): number => round * MOST + at

/** The number of the cluster an embedding belongs to, in the newest round. Asked of very many embeddings, so it makes nothing by the way. */
export function clusterOf(embedding: Embedding, clusters: readonly Cluster[]): number {
  let [best, newest, most] = [NO_CLUSTER, 0, -Infinity]
  for (const { cell, round, middle } of clusters) {
    if (round < newest) continue
    const like = likeness(embedding, middle)
    if (round === newest && like <= most) continue
    best = cell
    newest = round
    most = like
  }
  return best
}

/** Where to search for what is like it: the nearest clusters of each round, and what stands in none yet. */
export function clustersAround(embedding: Embedding, clusters: readonly Cluster[], count: number): number[] {
  const rounds = [...new Set(clusters.map(({ round }) => round))]
  return [
    NO_CLUSTER,
    ...rounds.flatMap((wanted) =>
      nearest(
        embedding,
        clusters.filter(({ round }) => round === wanted),
        count,
      ),
    ),
  ]
}

function nearest(embedding: Embedding, clusters: readonly Cluster[], count: number): number[] {
  return clusters
    .map(({ cell, middle }) => ({ cell, like: likeness(embedding, middle) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ cell }) => cell)
}

/** Which middle is the most like it. */
export function nearestMiddle(embedding: Embedding, middles: readonly Embedding[]): number {
  let best = 0
  let most = -Infinity
  for (const [at, middle] of middles.entries()) {
    const like = likeness(embedding, middle)
    if (like > most) [most, best] = [like, at]
  }
  return best
}

/** The middle of some embeddings, as long as one of them. */
export function middleOf(embeddings: readonly Embedding[]): Embedding {
  const sums = new Float64Array(EMBEDDING_LENGTH)
  for (const embedding of embeddings)
    for (let at = 0; at < EMBEDDING_LENGTH; at++) sums[at] = sums[at]! + embedding[at]!
  const length = Math.hypot(...sums) || 1
  const wanted = Math.hypot(...(embeddings[0] ?? []))
  return Int8Array.from(sums, (sum) => Math.max(-127, Math.min(127, Math.round((sum / length) * wanted))))
}
