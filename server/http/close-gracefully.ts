import { once } from 'node:events'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** During these milliseconds busy connections are closed by their next response; then idle ones are closed too. */
const TURN_WITHIN = 1_000
/** Milliseconds after which all remaining connections are closed. */
const LATE = 4_000
const LOOK_EVERY = 50

/**
 * Closes the server without breaking busy connections: it accepts no new connections, and each response is the last
 * one on its connection.
 */
export function closeGracefully(app: FastifyInstance, stopping: AbortSignal): void {
  const { server } = app
  let closed: Promise<unknown> | undefined
  let isOver = false

  function letNobodyIn(): void {
    if (!server.listening) return
    closed = once(server, 'close').then(() => {
      isOver = true
    })
    // Like the HTTP server's `close`, but without breaking connections whose next request is on its way.
    NetServer.prototype.close.call(server)
  }

  // Node accepts the connections already in the queue before this callback; later ones are refused.
  stopping.addEventListener('abort', () => setImmediate(letNobodyIn), { once: true })
  app.addHook('onSend', async ({ raw }, reply) => {
    // A client that is still sending would not read a closing response; idle connections are closed below.
    if (closed && raw.complete !== false) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    letNobodyIn()
    if (!closed) return
    const late = setTimeout(() => server.closeAllConnections(), LATE)
    const end = performance.now() + (stopping.aborted ? TURN_WITHIN : 0)
    while (performance.now() < end && !isOver) await wait(LOOK_EVERY)
    // A response that was under way when closing began leaves its connection open.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY)
    server.closeIdleConnections()
    await closed
    clearInterval(idle)
    clearTimeout(late)
  })
}
