import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '#domain/refusal.ts'
import { diskSpace, freeSpace } from '../disk-space.ts'
import type { House } from '../house.ts'
import { isInRanges, isLoopback } from '../ip-address.ts'
import { queueMetrics } from './queue-metrics.ts'

const PATIENCE = 3_000

/** Is the process alive, can it work, and how does it do. */
export async function healthRoutes(app: FastifyInstance, { house }: { house: House }) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, kind of address and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  new Gauge({
    name: 'disk_free_bytes',
    help: 'How much space is free where the house writes.',
    registers: [register],
    async collect() {
      this.set(await freeSpace(house))
    },
  })
  new Gauge({
    name: 'disk_space_low',
    help: '1 while no pictures are taken in for lack of space.',
    registers: [register],
    async collect() {
      this.set((await diskSpace(house)) === 'enough' ? 0 : 1)
    },
  })
  queueMetrics(house, register)
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  const free = { config: { costs: 'none' } } as const
  app.get('/healthz', free, async () => ({ ok: true }))
  app.get('/readyz', free, async (_, reply) => {
    const isReady = await new Promise<boolean>((tell) => {
      // A database that hangs is away too; whoever asks must not wait with it.
      setTimeout(tell, PATIENCE, false).unref()
      house.pool.query('SELECT 1').then(
        // Who is about to stop gets nothing new to do.
        () => tell(!house.stopping.aborted),
        () => tell(false),
      )
    })
    const space = await diskSpace(house)
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, ...(space !== 'enough' && { disk_space: space }) })
  })
  app.get('/metrics', free, async (request, reply) => {
    if (!maySeeMetrics(house, request)) throw new Refusal('not_found', 'error.notFound')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

/**
 * With METRICS_TOKEN whoever brings it, from anywhere; else the machine itself and the house's own networks. A visitor behind a
 * proxy on this machine is neither.
 */
function maySeeMetrics({ settings }: House, { ip, headers }: FastifyRequest): boolean {
  if (settings.metricsToken) return isSame(headers.authorization ?? '', `Bearer ${settings.metricsToken}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  const isTold = !isForwarded || settings.trustProxy !== false
  return isTold && (isLoopback(ip) || isInRanges(ip, settings.internalCidrs))
}

/** Takes the same time wherever the first difference stands. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
