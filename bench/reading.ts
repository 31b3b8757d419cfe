import { UserHomefeedResource } from '#domain/resources/pins.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import { makeDatabaseCpuMeter, measureCpuShareOfBaseline, ownCpuMeter } from './cpu-meters.ts'
import { measureRequestsPerSecond, measureShareOfBaseline, repeatConcurrently } from './load.ts'
import { askAsPerson, loadFirstPeople, makeQuestionUrl, signInForCookies } from './signed-in-people.ts'
import type { BenchRow } from './table.ts'

const CLIENTS = 8
const TIMES = 400
/** Ninety percent of 0.21, the value measured with the previous database driver. */
const HOME_LEAST = 0.19
const BARE = `SELECT p.*, a.* FROM feed_pool f JOIN pins p ON p.id = f.pin_id JOIN aggregates a ON a.id = p.aggregate_id
  WHERE f.version = (SELECT max(version) FROM feed_pool) AND f.rank > $1 ORDER BY f.rank LIMIT 50`

/**
 * Compares the home feed with a route that serializes the same 50 pins from memory, and in CPU time with one query for
 * 50 pins.
 */
export async function measureReading({ house, address, bareAddress }: BenchEnvironment): Promise<BenchRow[]> {
  const path = makeQuestionUrl('UserHomefeed', { page_size: 50, field_set_key: 'card' })
  const [person] = await loadFirstPeople(house, 1)
  const cookie = person ? await signInForCookies(house, person) : ''
  const baseline = () =>
    measureRequestsPerSecond({ url: `${bareAddress}/stringified?${new URLSearchParams({ of: path })}` })
  const out = await measureShareOfBaseline(() => measureRequestsPerSecond({ url: address + path }), baseline)
  const signedIn = await measureShareOfBaseline(
    () => measureRequestsPerSecond({ url: address + path, headers: { cookie } }),
    baseline,
  )
  const ask = askAsPerson(house, person ?? null)
  const meters = [ownCpuMeter, makeDatabaseCpuMeter(house.pool)]
  const whole = () =>
    repeatConcurrently(TIMES, CLIENTS, () => ask(UserHomefeedResource.get, { page_size: 50, field_set_key: 'card' }))
  const bare = () =>
    repeatConcurrently(TIMES, CLIENTS, () => house.pool.query({ name: 'bare_home', text: BARE, values: [0] }))
  const what = 'home feed, 50 pins, answered'
  const processor = await measureCpuShareOfBaseline(what, { meters, load: whole }, { meters, load: bare })
  return [
    { what, value: processor, unit: 'of the bare query, processor', least: HOME_LEAST },
    { what: 'home feed, 50 pins, signed out', value: out, unit: 'of stringifying', least: 0.25 },
    { what: 'home feed, 50 pins, signed in', value: signedIn, unit: 'of stringifying', least: 0.09 },
  ]
}
