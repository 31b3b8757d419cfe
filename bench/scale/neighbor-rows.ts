import { makeMulberryRandom } from '../save-graph.ts'
import { type CopiedRow, formatPgArray } from './copy-rows.ts'
import type { ModelAggregate } from './models-of-aggregates.ts'
import type { ScaleWorld } from './world.ts'

const BESIDE = 60
const ALIKE = 24

/** Neighbors of each aggregate: related ones have the same topic, similar ones the same model. */
export function* makeNeighborRows(world: ScaleWorld, models: readonly ModelAggregate[]): Iterable<CopiedRow> {
  const chance = makeMulberryRandom(17)
  const byTopic = new Map<string, number[]>()
  const byModel: number[][] = models.map(() => [])
  for (let thing = 0; thing < world.size; thing++) {
    const model = world.modelOf(thing)
    byModel[model]?.push(thing)
    const topic = (models[model] as ModelAggregate).topic
    const known = byTopic.get(topic) ?? []
    known.push(thing)
    byTopic.set(topic, known)
  }
  const weights = (count: number) =>
    formatPgArray(Array.from({ length: count }, (_, at) => (1 / (1 + at / 10)).toFixed(3)))
  const some = (from: readonly number[], count: number) =>
    [...new Set(Array.from({ length: count }, () => from[Math.floor(chance() * from.length)] as number))].map(
      (thing) => world.aggregateIds[thing] as string,
    )
  for (let thing = 0; thing < world.size; thing++) {
    const model = world.modelOf(thing)
    const things = some(byTopic.get((models[model] as ModelAggregate).topic) as number[], BESIDE)
    const alike = some(byModel[model] as number[], ALIKE)
    yield [
      world.aggregateIds[thing] as string,
      formatPgArray(things),
      weights(things.length),
      formatPgArray(alike),
      weights(alike.length),
    ]
  }
}
