import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Cost } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { checkCsrf } from './csrf.ts'
import { type Limits, takeLimits } from './take-limits.ts'

/** The most that is read of any body but an upload. */
export const BODY_MAX = 256 * 1024
/** A picture as text in a form: four letters for three bytes, some of them encoded. */
export const PICTURE_BODY_MAX = Math.ceil(UPLOAD_BYTES_MAX * 1.5)

/** How long we wait, in milliseconds: for the headers, for a body, for an upload, and for a sign of life. */
export const PATIENCE = { headers: 20_000, body: 30_000, upload: 600_000, silence: 60_000 }
export type Patience = typeof PATIENCE

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call counts as; a page when nothing is said, and a write when it is no reading. `none` counts itself. */
    costs?: Cost | 'page' | 'none' | ((request: FastifyRequest) => Cost)
    /** Its body may be a file, and may take its time; of at most so many bytes, where a picture is not the most. */
    takesUpload?: boolean | number
    /** Nobody reads the body of someone who is not signed in. */
    needsSomeone?: boolean
  }
}

type Edge = {
  contextOf(request: FastifyRequest): Promise<Context>
  clock(): Date
  limits: Limits
  patience: Patience
}

/** What is decided from the headers alone, before a byte of the body is read: whose token, how often, how large, how long. */
export function openGate(app: FastifyInstance, { contextOf, clock, limits, patience }: Edge): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) hurry(request, reply, patience)
    checkCsrf(request)
    const { needsSomeone, takesUpload } = request.routeOptions.config
    const most = typeof takesUpload === 'number' ? takesUpload : takesUpload ? PICTURE_BODY_MAX : BODY_MAX
    if (Number(request.headers['content-length']) > most) throw new Refusal('too_large', 'error.tooLarge')
    const coding = request.headers['content-encoding'] ?? 'identity'
    if (coding !== 'identity') throw new Refusal('bad_input', 'input.invalid', { field: 'content-encoding' })
    const cost = costOf(request)
    if (limits && cost !== 'none') takeLimits(limits, await whoIn(request, cost), cost)
    if (needsSomeone && !(await contextOf(request)).viewer) throw new Refusal('not_signed_in', 'error.signIn')
  })

  /** Whoever reads is counted by address: that takes no look into the database. */
  async function whoIn(request: FastifyRequest, cost: Cost | 'page') {
    if (cost === 'read' || cost === 'page') return { viewer: null, ip: request.ip, now: clock() }
    return contextOf(request)
  }

  // Who was refused while still sending reads the answer only if the connection stays: the rest is read and goes nowhere.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete !== false) return
    const isLast = !reply.raw.shouldKeepAlive
    // Told so, Node keeps it also for clients and proxies that want it closed: it is closed when they have sent all.
    reply.header('connection', 'keep-alive')
    raw.unpipe().resume()
    if (isLast) raw.once('end', () => whenAnswered(reply, () => raw.socket.end()))
  })
}

const whenAnswered = ({ raw }: FastifyReply, then: () => void) =>
  raw.writableFinished ? then() : raw.once('finish', then)

function costOf(request: FastifyRequest): Cost | 'page' | 'none' {
  const { costs } = request.routeOptions.config
  if (typeof costs === 'function') return costs(request)
  if (costs) return costs
  if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return 'write'
  return FREE.test(request.routeOptions.url ?? '') ? 'none' : 'page'
}

/** Files that never change. */
const FREE = /^\/(assets|icons|favicon|manifest\.webmanifest)/

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** Whoever sends a body drop by drop is let go, whether it is still read or not. An upload has the time of any request. */
function hurry({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, { body }: Patience): void {
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
