import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { House } from '../house.ts'

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
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const isReady = await new Promise<boolean>((tell) => {
      // A database that hangs is away too; whoever asks must not wait with it.
      setTimeout(tell, PATIENCE, false).unref()
      house.pool.query('SELECT 1').then(
        // Who is about to stop gets nothing new to do.
        () => tell(!house.leaving.aborted),
        () => tell(false),
      )
    })
    return reply.code(isReady ? 200 : 503).send({ ready: isReady })
  })
  app.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()))
}
