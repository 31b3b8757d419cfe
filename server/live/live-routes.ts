import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { networkOf } from '../ip-address.ts'
import { heardTopics } from './heard-topics.ts'
import { openHub } from './hub.ts'
import { openStreams } from './streams.ts'

type Edge = { contextOf(request: FastifyRequest): Promise<Context>; count(ctx: Context): void }

/** `/live/`: one stream of events for a browser, for as long as it wants to hear. */
export async function liveRoutes(app: FastifyInstance, house: House, { contextOf, count }: Edge): Promise<void> {
  const hub = openHub(house)
  const streams = openStreams(house, hub)
  app.addHook('preClose', async () => {
    streams.close()
    await hub.close()
  })

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const ctx = await contextOf(request)
    count(ctx)
    const { topics = '', last = '' } = request.query as Record<string, string>
    const network = networkOf(ctx.ip)
    streams.mustHaveRoom(ctx.viewer?.id ?? null, network)
    const heard = await heardTopics(ctx, topics)
    if (!heard.length) throw new Refusal('not_signed_in', 'error.signIn')
    await hub.ready()
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
      // Proxies that gather answers before they pass them on are asked not to.
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
