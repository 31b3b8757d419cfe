import { perSecond, share } from './load.ts'
import { openPins } from './people.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip' }
/** Rendering is measured without compressing, which would cost the same for any bytes. */
const PLAIN = { accept: 'text/html' }

/** A visitor's closeup against a route that sends the same bytes. */
export async function pages({ house, address, bareAddress }: Surroundings): Promise<Row[]> {
  const pins = await openPins(house, 500)
  const path = `/pin/${pins[0]}/`
  const baseline = (headers: Record<string, string>) => () =>
    perSecond({ url: `${bareAddress}/bytes?${new URLSearchParams({ of: path })}`, headers })
  let asked = 0
  const another = () => `/pin/${pins[asked % pins.length]}/?fresh=${asked++}`
  const fresh = () =>
    perSecond({
      url: address,
      headers: PLAIN,
      requests: [{ setupRequest: (request) => ({ ...request, path: another() }) }],
    })
  return [
    {
      what: 'closeup for visitors, from the cache',
      value: await share(() => perSecond({ url: address + path, headers: BROWSER }), baseline(BROWSER)),
      unit: 'of sending bytes',
      least: 0.5,
    },
    {
      what: 'closeup for visitors, rendered',
      value: await share(fresh, baseline(PLAIN)),
      unit: 'of sending bytes',
      least: 0.1,
    },
  ]
}
