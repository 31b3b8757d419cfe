import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { type Dispatcher, request } from 'undici'
import { type Allowed, guardedAgent } from './guarded-agent.ts'

const HOPS = 5
const UNPACK = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate }

export type Outside = { url: string; contentType: string; bytes: Buffer; hops: number }
export type FetchOptions = {
  maxBytes: number
  accept: string
  timeoutMs?: number
  allowPrivate?: Allowed
  /** Take the beginning of something larger instead of failing. */
  mayCut?: boolean
}

/** Why an outside address gave us nothing. Expected: the web is like that. */
export class Unreachable extends Error {
  readonly isTooLarge: boolean
  /** What it answered instead, and when it wants to be asked again. */
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  /** How the network failed: `ENOTFOUND`. */
  readonly code: string | undefined
  constructor(why: string, more: { isTooLarge?: boolean; status?: number; retryAfter?: string; code?: string } = {}) {
    super(why)
    this.isTooLarge = more.isTooLarge ?? false
    this.status = more.status
    this.retryAfter = more.retryAfter
    this.code = more.code
  }
}

/** Reads an address that a person gave us: public hosts only, at most five redirects, a time and a size, no cookies. */
export async function fetchOutside(address: string, options: FetchOptions): Promise<Outside> {
  const agent = guardedAgent(options.allowPrivate ?? [])
  const signal = AbortSignal.timeout(options.timeoutMs ?? 10_000)
  try {
    let url = webUrl(address)
    for (let hop = 0; hop <= HOPS; hop++) {
      const answer = await ask(url, options, agent, signal)
      const next = answer.statusCode >= 300 && answer.statusCode < 400 ? answer.headers.location : undefined
      if (!next) return { ...(await read(url, answer, options)), hops: hop }
      url = webUrl(String(next), url)
    }
    throw new Unreachable('It redirects too often.')
  } catch (error) {
    if (error instanceof Unreachable) throw error
    const { message, code } = error as NodeJS.ErrnoException
    throw new Unreachable(message, code ? { code } : {})
  } finally {
    await agent.destroy()
  }
}

function webUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base?.href) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new Unreachable('Only http and https addresses are read.')
  if (url.username || url.password) throw new Unreachable('Addresses with a password are not read.')
  // Mail, database and other services below 1024 are no web servers.
  if (url.port && url.port !== '80' && url.port !== '443' && Number(url.port) < 1024) {
    throw new Unreachable(`Nothing is read from port ${url.port}.`)
  }
  return url
}

async function ask(url: URL, { accept }: FetchOptions, dispatcher: Dispatcher, signal: AbortSignal) {
  const headers = { accept, 'user-agent': 'Bowerbird/1.0 (link reader)', 'accept-encoding': 'gzip, br, deflate' }
  const answer = await request(url, { dispatcher, signal, headers })
  // A body that nobody reads to its end is cut off with the connection: no failure of ours.
  answer.body.on('error', () => {})
  return answer
}

async function read(url: URL, answer: Dispatcher.ResponseData, options: FetchOptions): Promise<Omit<Outside, 'hops'>> {
  const { statusCode: status, headers } = answer
  if (status !== 200) {
    const retryAfter = headers['retry-after']
    throw new Unreachable(`It answered ${status}.`, { status, ...(retryAfter && { retryAfter: String(retryAfter) }) })
  }
  const parts: Buffer[] = []
  let size = 0
  // Counted after unpacking: a small answer may unpack to a huge one.
  for await (const part of unpacked(answer.body, String(answer.headers['content-encoding'] ?? ''))) {
    parts.push(part)
    size += part.length
    if (size > options.maxBytes) break
  }
  if (size > options.maxBytes && !options.mayCut) throw new Unreachable('It is too large.', { isTooLarge: true })
  const contentType = String(answer.headers['content-type'] ?? '').toLowerCase()
  return { url: url.href, contentType, bytes: Buffer.concat(parts).subarray(0, options.maxBytes) }
}

function unpacked(body: Readable, encoding: string): Readable {
  if (encoding === '' || encoding === 'identity') return body
  const unpack = UNPACK[encoding as keyof typeof UNPACK]?.()
  if (!unpack) throw new Unreachable(`It is packed as ${encoding}.`)
  body.on('error', (error) => unpack.destroy(error))
  return body.pipe(unpack)
}
