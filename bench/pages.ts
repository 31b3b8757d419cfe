import { perSecond, share } from './load.ts'
import { openPins } from './people.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip' }

/** A visitor's closeup against a route that sends the same bytes. */
export async function pages({ house, address, bareAddress }: Surroundings): Promise<Row[]> {
  const pins = await openPins(house, 500)
  const path = `/pin/${pins[0]}/`
  const baseline = () =>
    perSecond({ url: `${bareAddress}/bytes?${new URLSearchParams({ of: path })}`, headers: BROWSER })
  let asked = 0
  const another = () => `/pin/${pins[asked % pins.length]}/?fresh=${asked++}`
  const fresh = () =>
    perSecond({
      url: address,
      headers: BROWSER,
      requests: [{ setupRequest: (request) => ({ ...request, path: another() }) }],
    })
  return [
    {
      what: 'closeup for visitors, from the cache',
      value: await share(() => perSecond({ url: address + path, headers: BROWSER }), baseline),
      unit: 'of sending bytes',
      least: 0.5,
    },
    {
      what: 'closeup for visitors, rendered',
      value: await share(fresh, baseline),
      unit: 'of sending bytes',
      least: 0.1,
    },
  ]
}
