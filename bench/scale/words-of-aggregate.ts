import { makeMulberryRandom } from '../save-graph.ts'
import type { ModelAggregate } from './models-of-aggregates.ts'
import type { ScaleWorld } from './world.ts'

export type AggregateWords = { title: string[]; said: string[] }

const OF_TITLE = 3
const OF_SAID = 8
/** The number of aggregates that share a rare word, at any size. */
const ON_THINGS = 20
const CONSONANTS = 'bdfgklmnprtvz'
const VOWELS = 'aeiou'

/** A word that exists in no language; the same number gives the same word. */
export function makeRareWord(number: number): string {
  let [word, rest] = ['', number + 1]
  for (; rest > 0; rest = Math.floor(rest / 65))
    word += (CONSONANTS[rest % 13] ?? '') + (VOWELS[Math.floor(rest / 13) % 5] ?? '')
  return `${word}xoko`
}

/** Words of the aggregate's model, some frequent words, and a rare one; the same on every call. */
export function makeAggregateWords(world: ScaleWorld, models: readonly ModelAggregate[]) {
  const common = [...new Set(models.flatMap((model) => [...model.title, ...model.said]))].filter((word) =>
    /^[a-z]{3,20}$/.test(word),
  )
  const rare = Math.max(1, Math.floor(world.size / ON_THINGS))
  const wordsOf = (thing: number): AggregateWords => {
    const chance = makeMulberryRandom(thing + 1)
    const model = models[world.modelOf(thing)] as ModelAggregate
    // A few words are frequent and most are rare.
    const often = () => common[Math.floor(common.length * chance() ** 3)] as string
    const some = (from: readonly string[], count: number) =>
      Array.from({ length: count }, () => from[Math.floor(chance() * from.length)] ?? often())
    return {
      title: [...some(model.title, OF_TITLE), often(), makeRareWord(thing % rare)],
      said: [...some(model.said, OF_SAID), often(), often()],
    }
  }
  return { wordsOf, common, rare }
}
