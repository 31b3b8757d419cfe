import { type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { type AllowedPrivateHosts, makePublicOnlyAgent } from './public-only-agent.ts'

const HOPS = 5
const UNPACK = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate }

export type OutsideResponse = { url: string; contentType: string; bytes: Buffer; hops: number }
export type OutsideFetchOptions = {
  maxBytes: number
  accept: string
  timeoutMs?: number
  allowPrivate?: AllowedPrivateHosts
  /** Returns the beginning of a larger body instead of failing. */
  mayCut?: boolean
  /** Called before each redirect; false if the host doesn't allow the URL to be read. */
  mayAsk?: (url: URL) => Promise<boolean>
}

/** The reason why an external URL could not be read. This is expected and no bug. */
export class UnreachableError extends Error {
  readonly isTooLarge: boolean
  /** robots.txt does not allow us to read it. */
  readonly isForbidden: boolean
  /** The response's status, and the Retry-After it asked for. */
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  /** Error code of the network: `ENOTFOUND`. */
  readonly code: string | undefined
  constructor(
    why: string,
    more: Partial<Pick<UnreachableError, 'isTooLarge' | 'isForbidden' | 'status' | 'retryAfter' | 'code'>> = {},
  ) {
    super(why)
    this.isTooLarge = more.isTooLarge ?? false
    this.isForbidden = more.isForbidden ?? false
    this.status = more.status
    this.retryAfter = more.retryAfter
    this.code = more.code
  }
}

/**
 * Fetches a URL given by a person: public hosts only, at most five redirects, with limits on time and size, without
 * cookies.
 */
export function fetchOutsideUrl(address: string, options: OutsideFetchOptions): Promise<OutsideResponse> {
  return overStations(address, options, async (url, answer, hops, end) => {
    const found = await read(url, answer, options)
    await end()
    return { ...found, hops }
  })
}

/** The same as a stream, for bodies too large for memory. Callers must read it to the end or destroy it. */
export function streamOutsideUrl(
  address: string,
  options: OutsideFetchOptions,
): Promise<{ url: string; body: Readable }> {
  return overStations(address, options, async (url, answer, _hops, end) => {
    if (answer.statusCode !== 200)
      throw new UnreachableError(`It answered ${answer.statusCode}.`, { status: answer.statusCode })
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
      if (size > maxBytes) done(new UnreachableError('It is too large.', { isTooLarge: true }))
      else done(null, part)
    },
  })
}

type Found<T> = (url: URL, answer: Dispatcher.ResponseData, hops: number, end: () => Promise<void>) => Promise<T>

async function overStations<T>(address: string, options: OutsideFetchOptions, found: Found<T>): Promise<T> {
  const agent = await makePublicOnlyAgent(options.allowPrivate ?? [])
  const signal = AbortSignal.timeout(options.timeoutMs ?? 10_000)
  try {
    let url = webUrl(address)
    for (let hop = 0; hop <= HOPS; hop++) {
      if (options.mayAsk && !(await options.mayAsk(url)))
        throw new UnreachableError('Its robots.txt asks us not to read it.', { isForbidden: true })
      const answer = await ask(url, options, agent, signal)
      const next = answer.statusCode >= 300 && answer.statusCode < 400 ? answer.headers.location : undefined
      if (!next) return await found(url, answer, hop, () => agent.destroy())
      url = webUrl(String(next), url)
    }
    throw new UnreachableError('It redirects too often.')
  } catch (error) {
    await agent.destroy()
    if (error instanceof UnreachableError) throw error
    const { message, code } = error as NodeJS.ErrnoException
    throw new UnreachableError(message, code ? { code } : {})
  }
}

function webUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base?.href) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new UnreachableError('Only http and https addresses are read.')
  if (url.username || url.password) throw new UnreachableError('Addresses with a password are not read.')
  // Ports below 1024 other than 80 and 443 belong to mail, databases and other services.
  if (url.port && url.port !== '80' && url.port !== '443' && Number(url.port) < 1024) {
    throw new UnreachableError(`Nothing is read from port ${url.port}.`)
  }
  return url
}

async function ask(url: URL, { accept }: OutsideFetchOptions, dispatcher: Dispatcher, signal: AbortSignal) {
  const headers = { accept, 'user-agent': 'Bowerbird/1.0 (link reader)', 'accept-encoding': 'gzip, br, deflate' }
  // Imported on first use, because it is large and most processes fetch nothing.
  const { request } = await import('undici')
  const answer = await request(url, { dispatcher, signal, headers })
  // A body that is not read to its end is aborted with the connection, which is no error of ours.
  answer.body.on('error', () => {})
  return answer
}

async function read(
  url: URL,
  answer: Dispatcher.ResponseData,
  options: OutsideFetchOptions,
): Promise<Omit<OutsideResponse, 'hops'>> {
  const { statusCode: status, headers } = answer
  if (status !== 200) {
    const retryAfter = headers['retry-after']
    throw new UnreachableError(`It answered ${status}.`, {
      status,
      ...(retryAfter && { retryAfter: String(retryAfter) }),
    })
  }
  const parts: Buffer[] = []
  let size = 0
  // Limits the size after decompression, because a small response may unpack to a huge one.
  for await (const part of unpacked(answer.body, String(answer.headers['content-encoding'] ?? ''))) {
    parts.push(part)
    size += part.length
    if (size > options.maxBytes) break
  }
  if (size > options.maxBytes && !options.mayCut) throw new UnreachableError('It is too large.', { isTooLarge: true })
  const contentType = String(answer.headers['content-type'] ?? '').toLowerCase()
  return { url: url.href, contentType, bytes: Buffer.concat(parts).subarray(0, options.maxBytes) }
}

function unpacked(body: Readable, encoding: string): Readable {
  if (encoding === '' || encoding === 'identity') return body
  const unpack = UNPACK[encoding as keyof typeof UNPACK]?.()
  if (!unpack) throw new UnreachableError(`It is packed as ${encoding}.`)
  body.on('error', (error) => unpack.destroy(error))
  return body.pipe(unpack)
}
