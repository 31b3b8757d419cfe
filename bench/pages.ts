import type { BenchEnvironment } from './bench-environment.ts'
import { measureCpuShareOfBaseline } from './cpu-meters.ts'
import { measureRequestsPerSecond, measureShareOfBaseline, sendRequests } from './load.ts'
import { loadPublicPinIds } from './signed-in-people.ts'
import type { BenchRow } from './table.ts'

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip' }
/** Rendering is measured without compression, which would cost the same for any bytes. */
const PLAIN = { accept: 'text/html' }

const TIMES = 300

/**
 * Measures a visitor's closeup: from the cache, compared with a route that sends the same bytes; and rendered, compared
 * with a route where React renders the same tree, in CPU time of the process that serves both.
 */
export async function measurePages({ house, address, bareAddress, server }: BenchEnvironment): Promise<BenchRow[]> {
  const pins = await loadPublicPinIds(house, 500)
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
      value: await measureShareOfBaseline(
        () => measureRequestsPerSecond({ url: address + path, headers: BROWSER }),
        () => measureRequestsPerSecond(bare('bytes', BROWSER)),
      ),
      unit: 'of sending bytes',
      least: 0.5,
    },
    {
      what: rendered,
      value: await measureCpuShareOfBaseline(
        rendered,
        { meters: [server], load: () => sendRequests(TIMES, fresh) },
        { meters: [server], load: () => sendRequests(TIMES, bare('drawn', PLAIN)) },
      ),
      unit: 'of renderToString, processor',
      least: 0.25,
    },
  ]
}
