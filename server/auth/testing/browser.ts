import type { FastifyInstance } from 'fastify'
import { type Told, WireClient } from '../../testing/wire-client.ts'

export type Reply = Told & { location: string }

/** A tool at one address, which limits are counted by. */
export function browser(app: FastifyInstance, ip = '203.0.113.7') {
  const wire = new WireClient(app)
  const from = { ip, headers: { 'user-agent': 'Tool/1.0' } }
  const withLocation = (told: Told): Reply => ({ ...told, location: String(told.headers.location ?? '') })
  return {
    cookies: wire.cookies,
    async send(method: 'GET' | 'POST', url: string, payload?: string): Promise<Reply> {
      return withLocation(await wire.send(method, url, { ...from, ...(payload === undefined ? {} : { payload }) }))
    },
    async ask(name: string, verb: 'get' | 'create' | 'update' | 'delete', options: unknown = {}): Promise<Reply> {
      return withLocation(await (verb === 'get' ? wire.get(name, options, from) : wire.post(name, verb, options, from)))
    },
  }
}
