import { type ClusterIndex, clusterIndex, clustersAround } from '#domain/rules/visual/clusters.ts'
import { EMBEDDING_LENGTH, type Embedding } from '#domain/rules/visual/embedding.ts'
import type { House } from '#server/house.ts'
import { learnClusters } from '#server/meaning/clusters.ts'
import type { Space } from '#server/meaning/spaces.ts'
import { randomFrom } from '../made-graph.ts'
import { type ModelAggregate, noisy } from './models-of-aggregates.ts'
import type { MadeWorld } from './world.ts'

/** How much a made thing is like the one it is made after. */
const [LEAST_LIKE, MOST_LIKE] = [0.6, 0.95]
const CLUSTERS_NEAR = 64

/** The look or the meaning of a made thing: the same each time it is asked for. */
export function embeddingOf(
  world: MadeWorld,
  models: readonly ModelAggregate[],
  thing: number,
  space: Space,
): Embedding {
  const chance = randomFrom(thing * 2 + (space === 'look' ? 1_000_003 : 2_000_003))
  const model = models[world.modelOf(thing)] as ModelAggregate
  return noisy(model[space], LEAST_LIKE + (MOST_LIKE - LEAST_LIKE) * chance(), chance)
}

/** The clusters for all embeddings, learned from some of them as the product learns them. */
export function clustersFor(
  house: House,
  world: MadeWorld,
  models: readonly ModelAggregate[],
  space: Space,
): Promise<ClusterIndex> {
  return learnClusters(house, space, world.size, (count) => {
    // By chance, as the product takes them: at even steps only some of the models would be met.
    const chance = randomFrom(29)
    const some = () => embeddingOf(world, models, Math.floor(chance() * world.size), space)
    return Array.from({ length: Math.min(count, world.size) }, some)
  })
}

/** For each model the clusters around it: what is made after it is in one of them, and the others need not be compared. */
export function clustersNear(models: readonly ModelAggregate[], index: ClusterIndex, space: Space): ClusterIndex[] {
  const all = index.flatMap(({ round, groups }) =>
    groups.flatMap(({ numbers, middles }) =>
      Array.from(numbers, (number, at) => {
        const from = at * EMBEDDING_LENGTH
        return { number, round, middle: middles.slice(from, from + EMBEDDING_LENGTH) }
      }),
    ),
  )
  return models.map((model) => {
    const near = new Set(clustersAround(model[space], index, CLUSTERS_NEAR))
    return clusterIndex(all.filter(({ number }) => near.has(number)))
  })
}
