import { randomFrom } from '../made-graph.ts'
import type { ModelAggregate } from './models-of-aggregates.ts'
import type { MadeWorld } from './world.ts'

export type Words = { title: string[]; said: string[] }

const OF_TITLE = 3
const OF_SAID = 8
/** A rare word stands on so many things, at any size. */
const ON_THINGS = 20
const CONSONANTS = 'bdfgklmnprtvz'
const VOWELS = 'aeiou'

/** A word that no language has, the same for the same number. */
export function rareWord(number: number): string {
  let [word, rest] = ['', number + 1]
  for (; rest > 0; rest = Math.floor(rest / 65))
    word += (CONSONANTS[rest % 13] ?? '') + (VOWELS[Math.floor(rest / 13) % 5] ?? '')
  return `${word}xoko`
}

/** Words of the thing it is made after, some that are often said, and one that is rare: the same each time. */
export function wordsOfAggregates(world: MadeWorld, models: readonly ModelAggregate[]) {
  const common = [...new Set(models.flatMap((model) => [...model.title, ...model.said]))].filter((word) =>
    /^[a-z]{3,20}$/.test(word),
  )
  const rare = Math.max(1, Math.floor(world.size / ON_THINGS))
  const wordsOf = (thing: number): Words => {
    const chance = randomFrom(thing + 1)
    const model = models[world.modelOf(thing)] as ModelAggregate
    // A few words are said often and most seldom.
    const often = () => common[Math.floor(common.length * chance() ** 3)] as string
    const some = (from: readonly string[], count: number) =>
      Array.from({ length: count }, () => from[Math.floor(chance() * from.length)] ?? often())
    return {
      title: [...some(model.title, OF_TITLE), often(), rareWord(thing % rare)],
      said: [...some(model.said, OF_SAID), often(), often()],
    }
  }
  return { wordsOf, common, rare }
}
