import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { DEFAULT_COUNTRY, DEFAULT_LOCALE } from '#domain/constants/locales.ts'
import { REFUSALS, Refusal } from '#domain/refusal.ts'
import { matchLocale } from '#domain/rules/viewer/locale.ts'
import { toRefusalEnvelope } from '#server/http/envelope.ts'
import type { ServerSettings } from '#server/settings.ts'
import { renderUnavailablePage } from '#web/unavailable-page.ts'
import { listenOrExplain } from './check-port.ts'

const RETRY_AFTER = 5

/** An HTTP server that answers on the port during an upgrade, until the real server is ready. */
export type UpgradeNoticeServer = { open(): Promise<void>; close(): Promise<void> }

/**
 * Tells everyone about the upgrade: browsers get a page that reloads itself, programs and open pages get an error
 * message.
 */
export function makeUpgradeNoticeServer(settings: ServerSettings, favicon: Buffer): UpgradeNoticeServer {
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
      send(503, 'text/html; charset=utf-8', renderUnavailablePage(localeOf(request), 'upgrading', settings.productName))
    else send(REFUSALS.away.status, JSON_TYPE, JSON.stringify(refusal(request, path)))
  }
  function refusal(request: IncomingMessage, path: string): object {
    const locale = localeOf(request)
    const asker = { viewer: null, country: DEFAULT_COUNTRY, locale, house: { settings }, requestId: `${Date.now()}` }
    const [, , name = ''] = path.split('/')
    return toRefusalEnvelope(asker, new Refusal('away', 'error.upgrading'), '', { name, options: {} })
  }
  return {
    open: async () => {
      await listenOrExplain(server, settings)
      // Does not keep the process alive if the start fails.
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
    .map((one) => matchLocale(one.split(';')[0]?.trim() ?? ''))
    .find((locale) => locale !== null) ?? DEFAULT_LOCALE
