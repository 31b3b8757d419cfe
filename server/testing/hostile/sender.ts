import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import {
  type HostileBody,
  type HostileCall,
  type HostileWorld,
  makeHostileCall,
  makeLargeHostileCall,
} from './calls.ts'
import { makeSeededRandom } from './seeded-random.ts'

/** The options of one run, shared with its thread. */
export type HostileRunOptions = {
  address: string
  seed: number
  calls: number
  large: number
  world: HostileWorld
  /** Shared counter of the calls that were started. */
  begun: Int32Array
}
export type HostileRunResult = {
  statuses: Record<string, number>
  /** Calls that got a 5xx or no response. */
  failed: string[]
}

const AT_ONCE = 8
const PATIENCE = 120_000

/** Runs in a thread of its own, so that its CPU time doesn't count as the server's. */
async function send({ address, seed, calls, large, world, begun }: HostileRunOptions): Promise<HostileRunResult> {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const statuses: Record<string, number> = {}
  const failed: string[] = []
  const every = large ? Math.floor(calls / large) : Infinity
  let next = 0
  const work = async () => {
    while (next < calls) {
      const at = next++
      Atomics.store(begun, 0, at)
      // Each call has its own seed, so that it can be repeated alone.
      const chance = makeSeededRandom(seed * 1_000_003 + at)
      const call = at % every === every - 1 ? makeLargeHostileCall(chance, world) : makeHostileCall(chance, world)
      const began = performance.now()
      const status = await answerTo(call)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (typeof status === 'string' || status >= 500)
        failed.push(
          `call ${at} of seed ${seed}: ${status} after ${Math.round(performance.now() - began)} ms, ${call.method} ${call.url.slice(0, 300)}${wordsOf(call.body)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return { statuses, failed }

  function answerTo({ method, url, headers, body }: HostileCall): Promise<number | string> {
    return new Promise((resolve) => {
      const length = lengthOf(body)
      const sent = request({
        agent,
        hostname,
        port,
        method,
        path: url,
        headers: { ...headers, ...(length !== null && { 'content-length': length }) },
        timeout: PATIENCE,
      })
      sent.on('response', (answer) => {
        resolve(answer.statusCode ?? 0)
        // The live stream never ends.
        if (String(answer.headers['content-type']).includes('event-stream')) return sent.destroy()
        answer.on('error', () => {}).resume()
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      if (body === null || Buffer.isBuffer(body)) sent.end(body ?? undefined)
      else
        Readable.from(piecesOf(body))
          .on('error', () => {})
          .pipe(sent)
    })
  }
}

const lengthOf = (body: HostileBody | null) =>
  body === null ? null : Buffer.isBuffer(body) ? body.length : (body.first?.length ?? 0) + body.length

function* piecesOf({ piece, length, first }: Exclude<HostileBody, Buffer>): Generator<Buffer> {
  if (first) yield first
  for (let left = length; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece
}

const wordsOf = (body: HostileBody | null) =>
  body === null ? '' : ` ${(Buffer.isBuffer(body) ? body : (body.first ?? body.piece)).toString().slice(0, 300)}`

parentPort?.postMessage(await send(workerData as HostileRunOptions))
