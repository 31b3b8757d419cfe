import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { toNetworkKey } from '../ip-address.ts'

/** So many consecutive visitors from one IP are no coincidence. */
const VISITORS = 20

/**
 * Warns in the log, once, when TRUST_PROXY misses a proxy. Limits are counted by IP, so behind an unknown proxy all
 * visitors would count as one.
 */
export function warnAboutUnknownProxies(
  app: FastifyInstance,
  { settings, log }: Pick<House, 'settings' | 'log'>,
): void {
  let isSaid = false
  const forwarded = new Set<string>()
  const seen = new Set<string>()
  const say = (sentence: string) => {
    isSaid = true
    log.warn(sentence)
  }
  app.addHook('onRequest', async ({ ip, headers }) => {
    if (isSaid) return
    const named = headers['x-forwarded-for'] ?? headers.forwarded
    if (named === undefined) return
    if (!settings.trustProxy)
      return say(
        'Requests come through a proxy, and TRUST_PROXY is not set: all visitors count as one address. Set it to the number of proxies in front.',
      )
    seen.add(toNetworkKey(ip))
    forwarded.add(String(named).split(',')[0]?.trim() ?? '')
    if (seen.size > 1) {
      seen.clear()
      forwarded.clear()
    } else if (forwarded.size >= VISITORS)
      say(
        `${VISITORS} visitors in a row count as the one address ${ip}: TRUST_PROXY does not name all proxies in front.`,
      )
  })
}
