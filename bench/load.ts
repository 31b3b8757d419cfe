import autocannon, { type Options } from 'autocannon'
import { computeMedian } from './table.ts'

const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 16

type Asked = Partial<Options> & { url: string }

/** Requests per second. */
export async function measureRequestsPerSecond(options: Asked, seconds = SECONDS): Promise<number> {
  const { requests, duration } = await load({ duration: seconds, ...options })
  return requests.total / duration
}

/** Sends this number of requests and returns how many were answered. */
export async function sendRequests(times: number, options: Asked): Promise<number> {
  const { requests } = await load({ amount: times, ...options })
  return requests.total
}

/** Any response other than success invalidates the measurement. */
async function load(options: Asked) {
  const result = await autocannon({ connections: CONNECTIONS, ...options })
  if (result.non2xx || result.errors)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`)
  return result
}

/** Does something this many times in total, with several clients at once. */
export async function repeatConcurrently(
  times: number,
  clients: number,
  work: (nth: number, client: number) => Promise<unknown>,
): Promise<number> {
  let done = 0
  const client = async (_: unknown, at: number) => {
    while (done < times) await work(done++, at)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return done
}

/**
 * The share of the baseline's speed that is reached. Rounds alternate, so that a slow moment of the machine affects
 * both.
 */
export async function measureShareOfBaseline(
  measured: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<number> {
  await measured()
  await baseline()
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const of = await baseline()
    const reached = await measured()
    console.error(`  ${reached.toFixed(1)} of ${of.toFixed(1)} a second`)
    shares.push(reached / of)
  }
  return computeMedian(shares)
}
