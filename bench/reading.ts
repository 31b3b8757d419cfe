import { UserHomefeedResource } from '#domain/resources/pins.ts'
import { perSecond, repeat, share } from './load.ts'
import { addressOf, asking, cookiesOf, somePeople } from './people.ts'
import { database, here, shareOfProcessor } from './processor.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const CLIENTS = 8
const TIMES = 400
/** .90 of the .21 that was measured before the stock driver. */
const HOME_LEAST = 0.19
const BARE = `SELECT p.*, a.* FROM feed_pool f JOIN pins p ON p.id = f.pin_id JOIN aggregates a ON a.id = p.aggregate_id
  WHERE f.version = (SELECT max(version) FROM feed_pool) AND f.rank > $1 ORDER BY f.rank LIMIT 50`

/** The home feed against a route that writes the same 50 pins from memory, and in processor time against one query for 50 pins. */
export async function reading({ house, address, bareAddress }: Surroundings): Promise<Row[]> {
  const path = addressOf('UserHomefeed', { page_size: 50, field_set_key: 'card' })
  const [person] = await somePeople(house, 1)
  const cookie = person ? await cookiesOf(house, person) : ''
  const baseline = () => perSecond({ url: `${bareAddress}/stringified?${new URLSearchParams({ of: path })}` })
  const out = await share(() => perSecond({ url: address + path }), baseline)
  const signedIn = await share(() => perSecond({ url: address + path, headers: { cookie } }), baseline)
  const ask = asking(house, person ?? null)
  const meters = [here, database(house.pool)]
  const whole = () =>
    repeat(TIMES, CLIENTS, () => ask(UserHomefeedResource.get, { page_size: 50, field_set_key: 'card' }))
  const bare = () => repeat(TIMES, CLIENTS, () => house.pool.query({ name: 'bare_home', text: BARE, values: [0] }))
  const what = 'home feed, 50 pins, answered'
  const processor = await shareOfProcessor(what, { meters, load: whole }, { meters, load: bare })
  return [
    { what, value: processor, unit: 'of the bare query, processor', least: HOME_LEAST },
    { what: 'home feed, 50 pins, signed out', value: out, unit: 'of stringifying', least: 0.25 },
    { what: 'home feed, 50 pins, signed in', value: signedIn, unit: 'of stringifying', least: 0.09 },
  ]
}
