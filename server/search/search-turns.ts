import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { memoizePerHouse } from '../house-cache.ts'
import { toNetworkKey } from '../ip-address.ts'

/**
 * Maximum number of simultaneous searches per network and in total. The rest of the process keeps half of the database
 * connections.
 */
const OF_ONE_NETWORK = 6
const IN_ALL = 8

const turnsOf = memoizePerHouse(() => ({
  byNetwork: new Map<string, number>(),
  running: 0,
  waiting: [] as (() => void)[],
}))

/** Runs a search when its turn comes; a network that already has several in progress is told to wait (search.21). */
export async function runInSearchTurn<T>(
  { house, ip }: Pick<Context, 'house' | 'ip'>,
  search: () => Promise<T>,
): Promise<T> {
  const turns = turnsOf(house)
  const network = toNetworkKey(ip)
  const own = turns.byNetwork.get(network) ?? 0
  if (house.settings.rateLimits && own >= OF_ONE_NETWORK)
    throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: 1 })
  turns.byNetwork.set(network, own + 1)
  try {
    if (turns.running >= IN_ALL) await new Promise<void>((resolve) => turns.waiting.push(resolve))
    else turns.running++
    return await search()
  } finally {
    // The turn goes to the search that has waited longest.
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running--
    const left = (turns.byNetwork.get(network) ?? 1) - 1
    if (left) turns.byNetwork.set(network, left)
    else turns.byNetwork.delete(network)
  }
}
