import type { FastifyInstance } from 'fastify'
import { WireClient, type WireResponse } from '../../testing/wire-client.ts'

export type BrowserResponse = WireResponse & { location: string }

/** A test client with one IP, which limits are counted by. */
export function makeTestBrowser(app: FastifyInstance, ip = '203.0.113.7') {
  const wire = new WireClient(app)
  const from = { ip, headers: { 'user-agent': 'Tool/1.0' } }
  const withLocation = (told: WireResponse): BrowserResponse => ({
    ...told,
    location: String(told.headers.location ?? ''),
  })
  return {
    cookies: wire.cookies,
    async send(method: 'GET' | 'POST', url: string, payload?: string): Promise<BrowserResponse> {
      return withLocation(await wire.send(method, url, { ...from, ...(payload === undefined ? {} : { payload }) }))
    },
    async ask(
      name: string,
      verb: 'get' | 'create' | 'update' | 'delete',
      options: unknown = {},
    ): Promise<BrowserResponse> {
      return withLocation(await (verb === 'get' ? wire.get(name, options, from) : wire.post(name, verb, options, from)))
    },
  }
}
