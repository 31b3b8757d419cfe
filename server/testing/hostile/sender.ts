import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { type Body, type Call, largeCall, someCall, type World } from './calls.ts'
import { chanceOf } from './chance.ts'

/** What one run asks for, and what came of it. */
export type Wish = {
  address: string
  seed: number
  calls: number
  large: number
  world: World
  /** How many calls were begun, as others see it. */
  begun: Int32Array
}
export type Sent = {
  statuses: Record<string, number>
  /** Calls that were failed, by an answer from 500 on or by none. */
  failed: string[]
}

const AT_ONCE = 8
const PATIENCE = 120_000

/** Runs in a thread of its own, so that what it costs is not counted as the server's. */
async function send({ address, seed, calls, large, world, begun }: Wish): Promise<Sent> {
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
      // Each call has chances of its own, so that it can be sent again alone.
      const chance = chanceOf(seed * 1_000_003 + at)
      const call = at % every === every - 1 ? largeCall(chance, world) : someCall(chance, world)
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

  function answerTo({ method, url, headers, body }: Call): Promise<number | string> {
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
        // Live updates have no end.
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

const lengthOf = (body: Body | null) =>
  body === null ? null : Buffer.isBuffer(body) ? body.length : (body.first?.length ?? 0) + body.length

function* piecesOf({ piece, length, first }: Exclude<Body, Buffer>): Generator<Buffer> {
  if (first) yield first
  for (let left = length; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece
}

const wordsOf = (body: Body | null) =>
  body === null ? '' : ` ${(Buffer.isBuffer(body) ? body : (body.first ?? body.piece)).toString().slice(0, 300)}`

parentPort?.postMessage(await send(workerData as Wish))
