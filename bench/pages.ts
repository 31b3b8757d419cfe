import { perSecond, share } from './load.ts'
import { openPins } from './people.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip' }
/** Rendering is measured without compressing, which would cost the same for any bytes. */
const PLAIN = { accept: 'text/html' }

/** A visitor's closeup: from the cache against a route that sends the same bytes, rendered against one where React draws the same tree. */
export async function pages({ house, address, bareAddress }: Surroundings): Promise<Row[]> {
  const pins = await openPins(house, 500)
  const path = `/pin/${pins[0]}/`
  const baseline = (route: 'bytes' | 'drawn', headers: Record<string, string>) => () =>
    perSecond({ url: `${bareAddress}/${route}?${new URLSearchParams({ of: path })}`, headers })
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
      value: await share(() => perSecond({ url: address + path, headers: BROWSER }), baseline('bytes', BROWSER)),
      unit: 'of sending bytes',
      least: 0.5,
    },
    {
      what: 'closeup for visitors, rendered',
      value: await share(fresh, baseline('drawn', PLAIN)),
      unit: 'of renderToString',
      least: 0.25,
    },
  ]
}
