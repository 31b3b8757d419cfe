import { askTimes, perSecond, share } from './load.ts'
import { openPins } from './people.ts'
import { shareOfProcessor } from './processor.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip' }
/** Rendering is measured without compressing, which would cost the same for any bytes. */
const PLAIN = { accept: 'text/html' }

const TIMES = 300

/**
 * A visitor's closeup: from the cache against a route that sends the same bytes, rendered against one where React draws the same tree, in
 * processor time of the process that does both.
 */
export async function pages({ house, address, bareAddress, server }: Surroundings): Promise<Row[]> {
  const pins = await openPins(house, 500)
  const path = `/pin/${pins[0]}/`
  const bare = (route: 'bytes' | 'drawn', headers: Record<string, string>) => ({
    url: `${bareAddress}/${route}?${new URLSearchParams({ of: path })}`,
    headers,
  })
  let asked = 0
  const another = () => `/pin/${pins[asked % pins.length]}/?fresh=${asked++}`
  const fresh = {
    url: address,
    headers: PLAIN,
    requests: [{ setupRequest: (request: object) => ({ ...request, path: another() }) }],
  }
  const rendered = 'closeup for visitors, rendered'
  return [
    {
      what: 'closeup for visitors, from the cache',
      value: await share(
        () => perSecond({ url: address + path, headers: BROWSER }),
        () => perSecond(bare('bytes', BROWSER)),
      ),
      unit: 'of sending bytes',
      least: 0.5,
    },
    {
      what: rendered,
      value: await shareOfProcessor(
        rendered,
        { meters: [server], load: () => askTimes(TIMES, fresh) },
        { meters: [server], load: () => askTimes(TIMES, bare('drawn', PLAIN)) },
      ),
      unit: 'of renderToString, processor',
      least: 0.25,
    },
  ]
}
