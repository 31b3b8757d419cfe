import { AdvancedTypeaheadResource, BaseSearchResource } from '#domain/resources/search.ts'
import type { Person } from '#server/context.ts'
import { indexEverything } from '#server/search/index-everything.ts'
import { repeat } from './load.ts'
import { growTo } from './more-pins.ts'
import { asking, somePeople } from './people.ts'
import { database, here, shareOfProcessor } from './processor.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const PINS = 100_000
const CLIENTS = 8
const TIMES = 800
/** .85 of the .186 that was measured before the stock driver. */
const SEARCH_LEAST = 0.158
const SUGGESTIONS_LEAST = 0.05
const WORDS = ['plates', 'misty forest', 'blue', 'quiet colours', 'vase', 'wildflowers', 'paper', 'sun']

const BARE = `SELECT pin_id FROM pin_search WHERE words @@ to_tsquery('simple', $1) ORDER BY score DESC, pin_id DESC LIMIT 25`
const BARE_TERMS = `SELECT term FROM search_terms WHERE term >= $1 AND term < $1 || U&'\\FFFF' ORDER BY weight DESC, term LIMIT 10`

/**
 * Search and suggestions among 100,000 pins, against the bare query over the index that finds the ids. A whole answer also looks for
 * parts of words, then loads, checks and shows 25 pins.
 */
export async function searching({ house }: Surroundings): Promise<Row[]> {
  const [person] = (await somePeople(house, 1)) as [Person]
  await growTo(house, person, PINS)
  await indexEverything(house)
  await house.pool.query('ANALYZE')
  const ask = asking(house, null)
  const meters = [here, database(house.pool)]
  const row = async (
    what: string,
    least: number,
    whole: (word: string) => unknown,
    bare: (word: string) => unknown,
  ) => {
    const value = await shareOfProcessor(what, { meters, load: inTurn(whole) }, { meters, load: inTurn(bare) })
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

/** Asks for one word after the other, several at once. */
const inTurn = (work: (word: string) => unknown) => () =>
  repeat(TIMES, CLIENTS, async (at) => await work(WORDS[at % WORDS.length] as string))
