import { once } from 'node:events'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** For so long connections in use are closed by their next answer, before those that nobody uses are. */
const TURN_WITHIN = 1_000
/** Whoever is not answered so long after the closing began never will be. */
const LATE = 4_000
const LOOK_EVERY = 50

/**
 * The server closes without breaking a connection in use: nobody new is let in, and then each answer says that it is the last one
 * on its connection.
 */
export function closeGently(app: FastifyInstance, stopping: AbortSignal): void {
  const { server } = app
  let closed: Promise<unknown> | undefined
  let isOver = false

  function letNobodyIn(): void {
    if (!server.listening) return
    closed = once(server, 'close').then(() => {
      isOver = true
    })
    // As its own `close` does, which would also break connections whose next request is on its way.
    NetServer.prototype.close.call(server)
  }

  // Node accepts whoever waits at the door before it comes to this. Those who are told to come again find the door closed.
  stopping.addEventListener('abort', () => setImmediate(letNobodyIn), { once: true })
  app.addHook('onSend', async ({ raw }, reply) => {
    // Who still sends would not read an answer that closes; what is idle afterwards is closed below.
    if (closed && raw.complete !== false) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    letNobodyIn()
    if (!closed) return
    const late = setTimeout(() => server.closeAllConnections(), LATE)
    const end = performance.now() + (stopping.aborted ? TURN_WITHIN : 0)
    while (performance.now() < end && !isOver) await wait(LOOK_EVERY)
    // An answer that was under way when the closing began leaves its connection open.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY)
    server.closeIdleConnections()
    await closed
    clearInterval(idle)
    clearTimeout(late)
  })
}
