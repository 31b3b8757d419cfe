import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '#domain/refusal.ts'
import { measureDiskSpaceLevel, measureFreeDiskBytes } from '../disk-space.ts'
import { countMissedCalls } from '../experiences/missed-calls.ts'
import type { House } from '../house.ts'
import { isIpInRanges, isLoopbackIp } from '../ip-address.ts'
import { registerQueueMetrics } from './queue-metrics.ts'

const PATIENCE = 3_000

/** Routes for liveness, readiness and metrics. */
export async function healthRoutes(app: FastifyInstance, { house }: { house: House }) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, kind of address and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const experienceFailures = new Counter({
    name: 'experience_call_failures_total',
    help: 'How many calls about experiences failed, by call and status; pages go on without them.',
    labelNames: ['call', 'status'],
    registers: [register],
  })
  new Counter({
    name: 'experience_calls_missed_total',
    help: 'How many calls about experiences did not reach the server, as browsers tell with their next call.',
    registers: [register],
    collect() {
      this.reset()
      this.inc(countMissedCalls(house))
    },
  })
  new Gauge({
    name: 'disk_free_bytes',
    help: 'How much space is free where the house writes.',
    registers: [register],
    async collect() {
      this.set(await measureFreeDiskBytes(house))
    },
  })
  new Gauge({
    name: 'disk_space_low',
    help: '1 while no pictures are taken in for lack of space.',
    registers: [register],
    async collect() {
      this.set((await measureDiskSpaceLevel(house)) === 'enough' ? 0 : 1)
    },
  })
  registerQueueMetrics(house, register)
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    durations.observe(labels, reply.elapsedTime / 1000)
    const call = reply.statusCode >= 400 && experienceCallOf(request)
    if (call) experienceFailures.inc({ call, status: labels.status })
  })
  const free = { config: { costs: 'none' } } as const
  app.get('/healthz', free, async () => ({ ok: true }))
  app.get('/readyz', free, async (_, reply) => {
    const isReady = await new Promise<boolean>((tell) => {
      // A hanging database counts as down; the probe must not hang with it.
      setTimeout(tell, PATIENCE, false).unref()
      house.pool.query('SELECT 1').then(
        // A stopping process gets no new work.
        () => tell(!house.stopping.aborted),
        () => tell(false),
      )
    })
    const space = await measureDiskSpaceLevel(house)
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, ...(space !== 'enough' && { disk_space: space }) })
  })
  app.get('/metrics', free, async (request, reply) => {
    if (!maySeeMetrics(house, request)) throw new Refusal('not_found', 'error.notFound')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

const EXPERIENCE_CALL =
  /^\/(resource\/UserExperience(?:Platform|Viewed|Completed|Trigger)?Resource\/(?:get|update|delete)|v3\/experiences)\//

/** A call about experiences, as a label of metrics; undefined for any other request. */
const experienceCallOf = ({ url }: FastifyRequest) => EXPERIENCE_CALL.exec(url)?.[1]

/**
 * True for a request with METRICS_TOKEN; without that setting, for requests from this machine and private networks,
 * but not for visitors behind a proxy on this machine.
 */
function maySeeMetrics({ settings }: House, { ip, headers }: FastifyRequest): boolean {
  if (settings.metricsToken) return isSame(headers.authorization ?? '', `Bearer ${settings.metricsToken}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  const isTold = !isForwarded || settings.trustProxy !== false
  return isTold && (isLoopbackIp(ip) || isIpInRanges(ip, settings.internalCidrs))
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
