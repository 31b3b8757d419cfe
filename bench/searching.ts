import { AdvancedTypeaheadResource, BaseSearchResource } from '#domain/resources/search.ts'
import type { Person } from '#server/context.ts'
import { indexEverything } from '#server/search/index-everything.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import { makeDatabaseCpuMeter, measureCpuShareOfBaseline, ownCpuMeter } from './cpu-meters.ts'
import { repeatConcurrently } from './load.ts'
import { growWorldTo } from './more-pins.ts'
import { askAsPerson, loadFirstPeople } from './signed-in-people.ts'
import type { BenchRow } from './table.ts'

const PINS = 100_000
const CLIENTS = 8
const TIMES = 800
/** Eighty-five percent of 0.186, the value measured with the previous database driver. */
const SEARCH_LEAST = 0.158
const SUGGESTIONS_LEAST = 0.05
const WORDS = ['plates', 'misty forest', 'blue', 'quiet colours', 'vase', 'wildflowers', 'paper', 'sun']

const BARE = `SELECT pin_id FROM pin_search WHERE words @@ to_tsquery('simple', $1) ORDER BY score DESC, pin_id DESC LIMIT 25`
const BARE_TERMS = `SELECT term FROM search_terms WHERE term >= $1 AND term < $1 || U&'\\FFFF' ORDER BY weight DESC, term LIMIT 10`

/**
 * Compares search and suggestions among 100,000 pins with the bare index query that finds the ids. A full answer also
 * matches parts of words, and loads, checks and shows 25 pins.
 */
export async function measureSearching({ house }: BenchEnvironment): Promise<BenchRow[]> {
  const [person] = (await loadFirstPeople(house, 1)) as [Person]
  await growWorldTo(house, person, PINS)
  await indexEverything(house)
  await house.pool.query('ANALYZE')
  const ask = askAsPerson(house, null)
  const meters = [ownCpuMeter, makeDatabaseCpuMeter(house.pool)]
  const row = async (
    what: string,
    least: number,
    whole: (word: string) => unknown,
    bare: (word: string) => unknown,
  ) => {
    const value = await measureCpuShareOfBaseline(what, { meters, load: inTurn(whole) }, { meters, load: inTurn(bare) })
    return { what, value, unit: 'of the bare query, processor', least }
  }
  return [
    await row(
      'search among 100,000 pins',
      SEARCH_LEAST,
      (word) => ask(BaseSearchResource.get, { query: word, page_size: 25, field_set_key: 'card' }),
      (word) => house.pool.query({ name: 'bare_search', text: BARE, values: [`${word.replace(' ', ':* & ')}:*`] }),
    ),
    await row(
      'suggestions among 100,000 pins',
      SUGGESTIONS_LEAST,
      (word) => ask(AdvancedTypeaheadResource.get, { term: word.slice(0, 3) }),
      (word) => house.pool.query({ name: 'bare_terms', text: BARE_TERMS, values: [word.slice(0, 3)] }),
    ),
  ]
}

/** Asks for one word after the other, with several clients at once. */
const inTurn = (work: (word: string) => unknown) => () =>
  repeatConcurrently(TIMES, CLIENTS, async (at) => await work(WORDS[at % WORDS.length] as string))
