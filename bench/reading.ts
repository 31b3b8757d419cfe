import { perSecond, share } from './load.ts'
import { addressOf, cookiesOf, somePeople } from './people.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

/** The home feed against a route that writes the same 50 pins from memory. */
export async function reading({ house, address, bareAddress }: Surroundings): Promise<Row[]> {
  const path = addressOf('UserHomefeed', { page_size: 50, field_set_key: 'card' })
  const [person] = await somePeople(house, 1)
  const cookie = person ? await cookiesOf(house, person) : ''
  const baseline = () => perSecond({ url: `${bareAddress}/stringified?${new URLSearchParams({ of: path })}` })
  const out = await share(() => perSecond({ url: address + path }), baseline)
  const signedIn = await share(() => perSecond({ url: address + path, headers: { cookie } }), baseline)
  return [
    { what: 'home feed, 50 pins, signed out', value: out, unit: 'of stringifying', least: 0.25 },
    { what: 'home feed, 50 pins, signed in', value: signedIn, unit: 'of stringifying', least: 0.25 },
  ]
}
