import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { COUNTRY_STANDARD, LOCALE_STANDARD } from '#domain/constants/locales.ts'
import { REFUSALS, Refusal } from '#domain/refusal.ts'
import { knownLocale } from '#domain/rules/viewer/locale.ts'
import { refused } from '#server/http/envelope.ts'
import type { Settings } from '#server/settings.ts'
import { unavailable } from '#web/unavailable.ts'
import { listenOrSay } from './check-port.ts'

const RETRY_AFTER = 5

/** What stands at the port while an upgrade copies and changes tables, until the server itself can take it. */
export type UpgradeDoor = { open(): Promise<void>; close(): Promise<void> }

/** Whoever comes meanwhile is told so: people by a page that loads itself again, programs and what is open in a browser in words. */
export function upgradeDoor(settings: Settings, favicon: Buffer): UpgradeDoor {
  const server = createServer((request, reply) => {
    request.resume()
    answer(request, reply)
  })
  function answer(request: IncomingMessage, reply: ServerResponse): void {
    const path = request.url?.split('?')[0] ?? '/'
    function send(status: number, type: string, body: string | Buffer): void {
      if (status === 503) reply.setHeader('retry-after', RETRY_AFTER)
      reply.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', connection: 'close' }).end(body)
    }
    if (path === '/healthz') send(200, JSON_TYPE, JSON.stringify({ ok: true }))
    else if (path === '/readyz') send(503, JSON_TYPE, JSON.stringify({ ready: false, upgrading: true }))
    else if (path === '/favicon.svg') send(200, 'image/svg+xml', favicon)
    else if (isForPerson(request, path))
      send(503, 'text/html; charset=utf-8', unavailable(localeOf(request), 'upgrading', settings.productName))
    else send(REFUSALS.away.status, JSON_TYPE, JSON.stringify(refusal(request, path)))
  }
  function refusal(request: IncomingMessage, path: string): object {
    const locale = localeOf(request)
    const asker = { viewer: null, country: COUNTRY_STANDARD, locale, house: { settings }, requestId: `${Date.now()}` }
    const [, , name = ''] = path.split('/')
    return refused(asker, new Refusal('away', 'error.upgrading'), '', { name, options: {} })
  }
  return {
    open: async () => {
      await listenOrSay(server, settings)
      // A start that fails meanwhile ends.
      server.unref()
    },
    close: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      await closed
    },
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

const isForPerson = ({ method, headers }: IncomingMessage, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !/^\/(resource|v3|v5|vx)\//.test(path)

const localeOf = ({ headers }: IncomingMessage): string =>
  (headers['accept-language'] ?? '')
    .split(',')
    .map((one) => knownLocale(one.split(';')[0]?.trim() ?? ''))
    .find((locale) => locale !== null) ?? LOCALE_STANDARD
