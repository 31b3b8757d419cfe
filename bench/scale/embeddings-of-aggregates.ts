import { buildClusterIndex, type ClusterIndex, nearestClusterNumbers } from '#domain/rules/visual/clusters.ts'
import { EMBEDDING_LENGTH, type Embedding } from '#domain/rules/visual/embedding.ts'
import type { House } from '#server/house.ts'
import { trainClusters } from '#server/meaning/clusters.ts'
import type { EmbeddingSpace } from '#server/meaning/embedding-spaces.ts'
import { makeMulberryRandom } from '../save-graph.ts'
import { addNoise, type ModelAggregate } from './models-of-aggregates.ts'
import type { ScaleWorld } from './world.ts'

/** The range of similarity between a generated aggregate and its model. */
const [LEAST_LIKE, MOST_LIKE] = [0.6, 0.95]
const CLUSTERS_NEAR = 64

/** The image features or text embedding of a generated aggregate; the same on every call. */
export function makeAggregateEmbedding(
  world: ScaleWorld,
  models: readonly ModelAggregate[],
  thing: number,
  space: EmbeddingSpace,
): Embedding {
  const chance = makeMulberryRandom(thing * 2 + (space === 'look' ? 1_000_003 : 2_000_003))
  const model = models[world.modelOf(thing)] as ModelAggregate
  return addNoise(model[space], LEAST_LIKE + (MOST_LIKE - LEAST_LIKE) * chance(), chance)
}

/** Learns the clusters for all embeddings from a sample, as the product does. */
export function learnScaleClusters(
  house: House,
  world: ScaleWorld,
  models: readonly ModelAggregate[],
  space: EmbeddingSpace,
): Promise<ClusterIndex> {
  return trainClusters(house, space, world.size, (count) => {
    // Sampled randomly, as in the product; even steps would only meet some of the models.
    const chance = makeMulberryRandom(29)
    const some = () => makeAggregateEmbedding(world, models, Math.floor(chance() * world.size), space)
    return Array.from({ length: Math.min(count, world.size) }, some)
  })
}

/**
 * The clusters near each model. Aggregates generated from the model are in one of them, so the others need not be
 * compared.
 */
export function findClustersNearModels(
  models: readonly ModelAggregate[],
  index: ClusterIndex,
  space: EmbeddingSpace,
): ClusterIndex[] {
  const all = index.flatMap(({ round, groups }) =>
    groups.flatMap(({ numbers, middles }) =>
      Array.from(numbers, (number, at) => {
        const from = at * EMBEDDING_LENGTH
        return { number, round, middle: middles.slice(from, from + EMBEDDING_LENGTH) }
      }),
    ),
  )
  return models.map((model) => {
    const near = new Set(nearestClusterNumbers(model[space], index, CLUSTERS_NEAR))
    return buildClusterIndex(all.filter(({ number }) => near.has(number)))
  })
}
