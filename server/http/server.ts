import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { isDatabaseAway } from '../db/away.ts'
import type { House } from '../house.ts'
import { liveRoutes } from '../live/live-routes.ts'
import { outsideRoutes } from '../outside/outside-routes.ts'
import { pinRedirectRoute } from '../pins/pin-redirect-route.ts'
import { seoRoutes } from '../seo/seo-routes.ts'
import type { Settings } from '../settings.ts'
import { catalogueRoutes } from '../shop/catalogue-routes.ts'
import { systemContext } from '../system-context.ts'
import { mediaRoutes } from '../uploads/media-routes.ts'
import { previewRoute } from '../uploads/preview-route.ts'
import { soughtRoutes } from '../visual/sought-routes.ts'
import { accountRoutes } from './account-routes.ts'
import { closeGently } from './close-gently.ts'
import { checkViewer, contextMaker } from './context-of.ts'
import { ensureCsrfToken } from './cookies.ts'
import { refused } from './envelope.ts'
import { frameHosts } from './frame-hosts.ts'
import { BODY_MAX, openGate, PATIENCE } from './gate.ts'
import { healthRoutes } from './health.ts'
import { lastWord } from './last-word.ts'
import { offsiteRoutes } from './offsite-routes.ts'
import { parseJson } from './parse-json.ts'
import { parseQuery } from './parse-query.ts'
import { noticeProxies } from './proxy-notice.ts'
import { readableUrl } from './readable-url.ts'
import { refusalText } from './refusal-text.ts'
import { namesOf, resourceRoutes } from './resource-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'
import { openLimits, takeLimits } from './take-limits.ts'

/** The HTTP face of the house, without its pages. Fastify ends here. */
export async function openServer(
  house: House,
  { contentPolicy = true, patience = PATIENCE } = {},
): Promise<FastifyInstance> {
  const { settings } = house
  let asked = 0
  const app = Fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxiesOf(settings.trustProxy),
    bodyLimit: BODY_MAX,
    requestTimeout: patience.upload,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: Math.min(5000, patience.headers) },
    clientErrorHandler: lastWord,
    genReqId: () => `${Date.now()}${String(asked++ % 1000).padStart(3, '0')}`,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // What came over a connection that was accepted is answered, also while the server closes.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery },
  })
  const contextOf = contextMaker(house)
  const limits = openLimits(settings)
  const policy = contentPolicy ? contentPolicyOf(settings) : undefined
  const framed = frameHosts(house)

  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    // Some clients end their content type with a semicolon.
    const type = request.headers['content-type']
    if (type) request.headers['content-type'] = type.replace(/;\s*$/, '')
    reply.header('x-request-id', request.id)
    if (policy) reply.header('content-security-policy', [policy, ...framed()].join(' '))
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, id } = request
    house.log.debug(
      { requestId: id, method, url: url.split('?')[0], status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    )
  })
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = isRefusal(error) ? error : fromFastify(error as { statusCode?: number })
    const level = hasLeft(error) ? 'debug' : 'error'
    if (refusal.kind === 'broken') house.log[level]({ err: error, requestId: request.id }, 'a request failed')
    const path = request.url.split('?')[0] ?? ''
    if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
    // A no has a cookie in it, and is soon over.
    reply.header('cache-control', 'private, no-cache')
    if (app.pages.refuse && isForPerson(request, path)) return app.pages.refuse(request, reply, refusal)
    // With the database away nobody knows who asks.
    const ctx = await contextOf(request).catch(() => systemContext(house))
    ensureCsrfToken(request, reply, settings)
    const { name, endpoint } = namesOf(request)
    return reply.code(REFUSALS[refusal.kind].status).send(refused(ctx, refusal, endpoint, { name, options: {} }))
  })

  app.setNotFoundHandler(() => {
    throw new Refusal('not_found', 'error.unknownQuestion')
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: settings.publicUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  // After the headers of every answer are set: a refusal has them, too.
  noticeProxies(app, house)
  openGate(app, { contextOf, clock: house.clock, limits, patience })
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['gzip'],
    threshold: 1024,
    zlibOptions: { level: 4 },
  })
  await app.register(formbody, { bodyLimit: BODY_MAX, parser: parseQuery })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, text: string) => {
    try {
      return text ? parseJson(text) : undefined
    } catch {
      throw new Refusal('bad_input', 'input.invalid', { field: 'data' }, { field: 'data' })
    }
  })
  app.decorate('contextOf', contextOf)
  app.decorate('pages', {})
  await app.register(healthRoutes, { house })
  await app.register(outsideRoutes, { house })
  await app.register(offsiteRoutes)
  await app.register(pinRedirectRoute)
  await app.register(seoRoutes, { house })
  await app.register(resourceRoutes, { house, edge: { contextOf, limits } })
  const countUpload = (ctx: Context) => takeLimits(limits, ctx, 'upload')
  await mediaRoutes(app, house, { contextOf, refusalText, checkViewer, countUpload })
  await app.register(catalogueRoutes, { house, edge: { contextOf, refusalText, checkViewer, countUpload } })
  await app.register(soughtRoutes, { edge: { contextOf, refusalText, checkViewer } })
  await app.register(previewRoute, { edge: { contextOf, count: (ctx: Context) => takeLimits(limits, ctx, 'write') } })
  await accountRoutes(app, house, { contextOf })
  await subscriptionRoutes(app, { contextOf })
  await liveRoutes(app, house, { contextOf, count: (ctx) => takeLimits(limits, ctx, 'read') })
  closeGently(app, house.stopping)
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    contextOf: ReturnType<typeof contextMaker>
    /** Shows the page of an address, where there are pages. */
    pages: {
      send?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
      /** Says a no to someone who followed a link, as a page. */
      refuse?: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => Promise<FastifyReply>
    }
  }
}

/** So many proxies, counted from us, may say whose address it is. */
function proxiesOf(trusted: House['settings']['trustProxy']) {
  return typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : trusted
}

/** A browser that goes to an address shows what it gets; a program, or our own script, reads it. */
const isForPerson = ({ method, headers }: FastifyRequest, path: string) =>
  method === 'GET' && headers.accept?.includes('text/html') === true && !/^\/(resource|v3|v5|vx)\//.test(path)

/** Who went away before the answer was whole has not been failed. */
const hasLeft = (error: unknown) => (error as { code?: string } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** What Fastify itself refuses: a body it can't read, one that is too large. */
function fromFastify(error: { statusCode?: number }): Refusal {
  const { statusCode = 500 } = error
  if (isDatabaseAway(error)) return new Refusal('away', 'error.away')
  if (statusCode === 413) return new Refusal('too_large', 'error.tooLarge')
  if (statusCode >= 400 && statusCode < 500)
    return new Refusal('bad_input', 'input.invalid', { field: 'data' }, { field: 'data' })
  return new Refusal('broken', 'error.broken')
}

/** No inline script anywhere; sizes and colours of pictures are style attributes. */
function contentPolicyOf({ publicUrl, mediaUrl }: Pick<Settings, 'publicUrl' | 'mediaUrl'>): string {
  // Named, because a page may have been opened by another name of this machine (127.0.0.1 for localhost).
  const media = [new URL(mediaUrl ?? publicUrl).origin]
  const pictures = ["'self'", 'data:', 'blob:', ...media].join(' ')
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${pictures}`,
    `media-src ${pictures}`,
    "font-src 'self' data:",
    // Segments of videos are fetched by a script.
    `connect-src ${["'self'", ...media].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // Last: the hosts whose frames may stand in a page follow.
    "frame-src 'self'",
  ].join(';')
}
