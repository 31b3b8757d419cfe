import { AdvancedTypeaheadResource, BaseSearchResource } from '#domain/resources/search.ts'
import type { Person } from '#server/context.ts'
import { indexEverything } from '#server/search/index-things.ts'
import { share } from './load.ts'
import { growTo } from './more-pins.ts'
import { asking, somePeople } from './people.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const PINS = 100_000
const CLIENTS = 8
const SECONDS = 3
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
  const found = await share(
    () => inTurn((word) => ask(BaseSearchResource.get, { query: word, page_size: 25, field_set_key: 'card' })),
    () => inTurn((word) => house.pool.query(BARE, [`${word.replace(' ', ':* & ')}:*`])),
  )
  const suggested = await share(
    () => inTurn((word) => ask(AdvancedTypeaheadResource.get, { term: word.slice(0, 3) })),
    () => inTurn((word) => house.pool.query(BARE_TERMS, [word.slice(0, 3)])),
  )
  return [
    { what: 'search among 100,000 pins', value: found, unit: 'of the bare query', least: 0.05 },
    { what: 'suggestions among 100,000 pins', value: suggested, unit: 'of the bare query', least: 0.05 },
  ]
}

/** Answered in a second, by several at once. */
async function inTurn(work: (word: string) => Promise<unknown>): Promise<number> {
  const began = performance.now()
  let done = 0
  const client = async () => {
    while (performance.now() - began < SECONDS * 1000) await work(WORDS[done++ % WORDS.length] as string)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return (done * 1000) / (performance.now() - began)
}
