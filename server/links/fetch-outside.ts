import { type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
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
  /** Asked before each redirect is followed: false if the host doesn't want the address to be read. */
  mayAsk?: (url: URL) => Promise<boolean>
}

/** Why an outside address gave us nothing. Expected: the web is like that. */
export class Unreachable extends Error {
  readonly isTooLarge: boolean
  /** Its host asks not to be read by us. */
  readonly isForbidden: boolean
  /** What it answered instead, and when it wants to be asked again. */
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  /** How the network failed: `ENOTFOUND`. */
  readonly code: string | undefined
  constructor(
    why: string,
    more: Partial<Pick<Unreachable, 'isTooLarge' | 'isForbidden' | 'status' | 'retryAfter' | 'code'>> = {},
  ) {
    super(why)
    this.isTooLarge = more.isTooLarge ?? false
    this.isForbidden = more.isForbidden ?? false
    this.status = more.status
    this.retryAfter = more.retryAfter
    this.code = more.code
  }
}

/** Reads an address that a person gave us: public hosts only, at most five redirects, a time and a size, no cookies. */
export function fetchOutside(address: string, options: FetchOptions): Promise<Outside> {
  return overStations(address, options, async (url, answer, hops, end) => {
    const found = await read(url, answer, options)
    await end()
    return { ...found, hops }
  })
}

/** The same for what is too large to be held at once: its bytes as they come. Whoever opens it reads it to its end, or destroys it. */
export function openOutside(address: string, options: FetchOptions): Promise<{ url: string; body: Readable }> {
  return overStations(address, options, async (url, answer, _hops, end) => {
    if (answer.statusCode !== 200)
      throw new Unreachable(`It answered ${answer.statusCode}.`, { status: answer.statusCode })
    const body = unpacked(answer.body, String(answer.headers['content-encoding'] ?? '')).pipe(upTo(options.maxBytes))
    answer.body.on('error', (error) => body.destroy(error))
    body.on('close', () => void end())
    return { url: url.href, body }
  })
}

function upTo(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(part: Buffer, _, done) {
      size += part.length
      if (size > maxBytes) done(new Unreachable('It is too large.', { isTooLarge: true }))
      else done(null, part)
    },
  })
}

type Found<T> = (url: URL, answer: Dispatcher.ResponseData, hops: number, end: () => Promise<void>) => Promise<T>

async function overStations<T>(address: string, options: FetchOptions, found: Found<T>): Promise<T> {
  const agent = await guardedAgent(options.allowPrivate ?? [])
  const signal = AbortSignal.timeout(options.timeoutMs ?? 10_000)
  try {
    let url = webUrl(address)
    for (let hop = 0; hop <= HOPS; hop++) {
      if (options.mayAsk && !(await options.mayAsk(url)))
        throw new Unreachable('Its robots.txt asks us not to read it.', { isForbidden: true })
      const answer = await ask(url, options, agent, signal)
      const next = answer.statusCode >= 300 && answer.statusCode < 400 ? answer.headers.location : undefined
      if (!next) return await found(url, answer, hop, () => agent.destroy())
      url = webUrl(String(next), url)
    }
    throw new Unreachable('It redirects too often.')
  } catch (error) {
    await agent.destroy()
    if (error instanceof Unreachable) throw error
    const { message, code } = error as NodeJS.ErrnoException
    throw new Unreachable(message, code ? { code } : {})
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
  // Loaded by the first who reads something: it is large, and most processes read nothing.
  const { request } = await import('undici')
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
