import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** For so long connections in use are closed by their next answer, before those that nobody uses are. */
const TURN_WITHIN = 1_000
/** Whoever is not answered by then never will be. */
const LONGEST = 4_000
const LOOK_EVERY = 50

/**
 * The server closes without breaking a connection in use: each answer says that it is the last one. The door stays open
 * meanwhile, because whoever stands in it would be turned away without a word.
 */
export function closeGently(app: FastifyInstance, leaving: AbortSignal): void {
  let isClosing = false
  app.addHook('onSend', async (_, reply) => {
    if (isClosing || leaving.aborted) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (!app.server.listening) return
    const end = performance.now() + (leaving.aborted ? TURN_WITHIN : 0)
    while (performance.now() < end && (await connectionsOf(app))) await wait(LOOK_EVERY)
    const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY)
    const late = setTimeout(() => app.server.closeAllConnections(), LONGEST - TURN_WITHIN)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(late)
    })
    // Right behind the phase in which Node accepts connections, so that none waits unseen.
    await new Promise((next) => setImmediate(next))
  })
}

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((tell) => server.getConnections((_, count) => tell(count ?? 0)))
