import autocannon, { type Options } from 'autocannon'
import { median } from './table.ts'

const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 16

/** Answered in a second. Anything but success spoils the measurement. */
export async function perSecond(options: Partial<Options> & { url: string }, seconds = SECONDS): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: seconds, ...options })
  if (result.non2xx || result.errors)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`)
  return result.requests.total / result.duration
}

/** How much of the baseline is reached. They take turns, so that a slow moment of the machine meets both. */
export async function share(measured: () => Promise<number>, baseline: () => Promise<number>): Promise<number> {
  await measured()
  await baseline()
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const of = await baseline()
    const reached = await measured()
    console.error(`  ${reached.toFixed(1)} of ${of.toFixed(1)} a second`)
    shares.push(reached / of)
  }
  return median(shares)
}
