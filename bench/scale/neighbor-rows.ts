import { randomFrom } from '../made-graph.ts'
import { type CopiedRow, list } from './copy-rows.ts'
import type { ModelAggregate } from './models-of-aggregates.ts'
import type { MadeWorld } from './world.ts'

const BESIDE = 60
const ALIKE = 24

/** What belongs beside a thing is of its topic; what is like it is made after the same thing. */
export function* neighborRows(world: MadeWorld, models: readonly ModelAggregate[]): Iterable<CopiedRow> {
  const chance = randomFrom(17)
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
  const weights = (count: number) => list(Array.from({ length: count }, (_, at) => (1 / (1 + at / 10)).toFixed(3)))
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
      list(things),
      weights(things.length),
      list(alike),
      weights(alike.length),
    ]
  }
}
