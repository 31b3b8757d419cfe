import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { toNetworkKey } from '../ip-address.ts'
import { loadAllowedTopics } from './allowed-topics.ts'
import { openLiveHub } from './hub.ts'
import { openLiveStreams } from './streams.ts'

type Edge = { contextOf(request: FastifyRequest): Promise<Context>; count(ctx: Context): void }

/** `/live/`: one stream of server-sent events per browser. */
export async function liveRoutes(app: FastifyInstance, house: House, { contextOf, count }: Edge): Promise<void> {
  const hub = openLiveHub(house)
  const streams = openLiveStreams(house, hub)
  app.addHook('preClose', async () => {
    streams.close()
    await hub.close()
  })

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const ctx = await contextOf(request)
    count(ctx)
    const { topics = '', last = '' } = request.query as Record<string, string>
    const network = toNetworkKey(ctx.ip)
    streams.mustHaveRoom(ctx.viewer?.id ?? null, network)
    const heard = await loadAllowedTopics(ctx, topics)
    if (!heard.length) throw new Refusal('not_signed_in', 'error.signIn')
    await hub.ready()
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
      // Asks proxies not to buffer the response.
      'x-accel-buffering': 'no',
      ...(house.stopping.aborted && { connection: 'close' }),
    })
    const session = ctx.session?.tokenHash ?? null
    const stream = { person: ctx.viewer?.id ?? null, ip: network, session, topics: heard, response: raw }
    streams.begin(stream, lastHeard(request.headers['last-event-id'] ?? last))
  }

  for (const slash of ['', '/']) app.get(`/live${slash}`, { config: { costs: 'none' } }, open)
}

const lastHeard = (sent: string | string[]): number | undefined =>
  typeof sent === 'string' && /^\d{13}$/.test(sent) ? Number(sent) : undefined
