import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { RateLimitKind } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { assertCsrfToken } from './csrf.ts'
import { consumeRequestLimit, isCountedByAddress, type RequestLimiters } from './request-limits.ts'

/** Limit for bodies other than uploads. */
export const BODY_MAX_BYTES = 256 * 1024
/** Limit for a picture in a form as base64, which takes four characters for three bytes, some of them URL-encoded. */
export const PICTURE_BODY_MAX_BYTES = Math.ceil(UPLOAD_BYTES_MAX * 1.5)

/** Timeouts in milliseconds for the headers, a body, an upload, and a silent connection. */
export const REQUEST_TIMEOUTS_MS = { headers: 20_000, body: 30_000, upload: 600_000, silence: 60_000 }
export type RequestTimeouts = typeof REQUEST_TIMEOUTS_MS

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Cost of a call for rate limits. By default GET costs a page and any other method a write. With `none` the route
     * counts itself.
     */
    costs?: RateLimitKind | 'page' | 'none' | ((request: FastifyRequest) => RateLimitKind)
    /** The body may be a file and take its time; a number is its limit in bytes, true the limit of a picture. */
    takesUpload?: boolean | number
    /** Refuses visitors before the body is read. */
    needsSomeone?: boolean
  }
}

type Edge = {
  contextOf(request: FastifyRequest): Promise<Context>
  limits: RequestLimiters
  patience: RequestTimeouts
}

/**
 * Checks that need only the headers, before the body is read: CSRF token, rate limit, size, timeouts, and sign-in
 * where required.
 */
export function addRequestGate(app: FastifyInstance, { contextOf, limits, patience }: Edge): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) hurry(request, reply, patience)
    assertCsrfToken(request)
    const { needsSomeone, takesUpload } = request.routeOptions.config
    const most = typeof takesUpload === 'number' ? takesUpload : takesUpload ? PICTURE_BODY_MAX_BYTES : BODY_MAX_BYTES
    if (Number(request.headers['content-length']) > most) throw new Refusal('too_large', 'error.tooLarge')
    const coding = request.headers['content-encoding'] ?? 'identity'
    if (coding !== 'identity') throw new Refusal('bad_input', 'input.invalid', { field: 'content-encoding' })
    const cost = costOf(request)
    if (limits && cost !== 'none') consumeRequestLimit(limits, await whoIn(request, cost), cost)
    if (needsSomeone && !(await contextOf(request)).viewer) throw new Refusal('not_signed_in', 'error.signIn')
  })

  async function whoIn(request: FastifyRequest, cost: RateLimitKind | 'page') {
    if (isCountedByAddress(cost)) return { viewer: null, ip: request.ip }
    return contextOf(request)
  }

  // A client that is refused while still sending reads the response only if the connection stays open, so the rest of
  // its body is discarded.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete !== false) return
    const isLast = !reply.raw.shouldKeepAlive
    // This header makes Node keep the connection even if the client wants it closed; it is closed when the body has
    // ended.
    reply.header('connection', 'keep-alive')
    raw.unpipe().resume()
    if (isLast) raw.once('end', () => whenAnswered(reply, () => raw.socket.end()))
  })
}

const whenAnswered = ({ raw }: FastifyReply, then: () => void) =>
  raw.writableFinished ? then() : raw.once('finish', then)

function costOf(request: FastifyRequest): RateLimitKind | 'page' | 'none' {
  const { costs } = request.routeOptions.config
  if (typeof costs === 'function') return costs(request)
  if (costs) return costs
  if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return 'write'
  return FREE.test(request.routeOptions.url ?? '') ? 'none' : 'page'
}

/** Static files that never change. */
const FREE = /^\/(assets|icons|favicon|manifest\.webmanifest|service-worker\.js)/

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/**
 * Ends a request whose body arrives too slowly, whether or not it is still being read. Uploads have only the timeout
 * of all requests.
 */
function hurry({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, { body }: RequestTimeouts): void {
  if (routeOptions.config.takesUpload) return
  const timer = setTimeout(() => {
    if (raw.complete !== false || raw.socket.destroyed) return
    if (!reply.raw.headersSent) raw.socket.write(TOO_SLOW)
    raw.socket.destroySoon()
  }, body)
  timer.unref()
  for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer))
}

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
