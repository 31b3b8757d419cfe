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
import { isDatabaseUnavailable } from '../db/connection-errors.ts'
import { surveyRoutes } from '../experiences/survey-routes.ts'
import type { House } from '../house.ts'
import { liveRoutes } from '../live/live-routes.ts'
import { outsideRoutes } from '../outside/outside-routes.ts'
import { pinRedirectRoute } from '../pins/pin-redirect-route.ts'
import { seoRoutes } from '../seo/seo-routes.ts'
import type { ServerSettings } from '../settings.ts'
import { catalogueUploadRoutes } from '../shop/catalogue-routes.ts'
import { makeSystemContext } from '../system-context.ts'
import { mediaRoutes } from '../uploads/media-routes.ts'
import { previewRoute } from '../uploads/preview-route.ts'
import { soughtPictureRoutes } from '../visual/sought-routes.ts'
import { accountRoutes } from './account-routes.ts'
import { closeGracefully } from './close-gracefully.ts'
import { ensureCsrfToken } from './cookies.ts'
import { toDecodableUrl } from './decodable-url.ts'
import { toRefusalEnvelope } from './envelope.ts'
import { makeFrameHostReader } from './frame-hosts.ts'
import { handleClientError } from './handle-client-error.ts'
import { healthRoutes } from './health.ts'
import { offsiteHttpRoutes } from './offsite-routes.ts'
import { parseJson } from './parse-json.ts'
import { parseQueryString } from './parse-query-string.ts'
import { warnAboutUnknownProxies } from './proxy-warning.ts'
import { formatRefusal } from './refusal-text.ts'
import { assertSameViewer, makeContextLoader } from './request-context.ts'
import { addRequestGate, BODY_MAX_BYTES, REQUEST_TIMEOUTS_MS } from './request-gate.ts'
import { consumeRequestLimit, makeRequestLimiters } from './request-limits.ts'
import { parseEnvelopeNames, resourceRoutes } from './resource-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

/** Opens the HTTP server without pages, which `app` adds. */
export async function openServer(
  house: House,
  { contentPolicy = true, patience = REQUEST_TIMEOUTS_MS } = {},
): Promise<FastifyInstance> {
  const { settings } = house
  let asked = 0
  const app = Fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxiesOf(settings.trustProxy),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: patience.upload,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: Math.min(5000, patience.headers) },
    clientErrorHandler: handleClientError,
    genReqId: () => `${Date.now()}${String(asked++ % 1000).padStart(3, '0')}`,
    rewriteUrl: ({ url = '/' }) => toDecodableUrl(url),
    // Requests on accepted connections are still answered while the server closes.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, querystringParser: parseQueryString },
  })
  const contextOf = makeContextLoader(house)
  const limits = makeRequestLimiters(house)
  const policy = contentPolicy ? contentPolicyOf(settings) : undefined
  const framed = makeFrameHostReader(house)

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
    house.log[settings.logRequests ? 'info' : 'debug'](
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
    // Error responses may set a cookie and are soon outdated, so they are not cached.
    reply.header('cache-control', 'private, no-cache')
    if (app.pages.refuse && isForPerson(request, path)) return app.pages.refuse(request, reply, refusal)
    // Without the database, the viewer is unknown.
    const ctx = await contextOf(request).catch(() => makeSystemContext(house))
    ensureCsrfToken(request, reply, settings)
    const { name, endpoint } = parseEnvelopeNames(request)
    return reply
      .code(REFUSALS[refusal.kind].status)
      .send(toRefusalEnvelope(ctx, refusal, endpoint, { name, options: {} }))
  })

  app.setNotFoundHandler(() => {
    throw new Refusal('not_found', 'error.unknownQuestion')
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: settings.publicUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  // After the hooks that set headers, so that refusals have the headers too.
  warnAboutUnknownProxies(app, house)
  addRequestGate(app, { contextOf, limits, patience })
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['gzip'],
    threshold: 1024,
    zlibOptions: { level: 4 },
  })
  await app.register(formbody, { bodyLimit: BODY_MAX_BYTES, parser: parseQueryString })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, text: string) => {
    try {
      return text ? parseJson(text) : undefined
    } catch {
      throw new Refusal('bad_input', 'input.invalid', { field: 'data' }, { field: 'data' })
    }
  })
  app.decorate('contextOf', contextOf)
  app.decorate('pages', {})
  // Not registered as a plugin: its hook measures the routes that follow.
  await healthRoutes(app, { house })
  await app.register(outsideRoutes, { house })
  await app.register(offsiteHttpRoutes)
  await app.register(pinRedirectRoute)
  await app.register(seoRoutes, { house })
  await app.register(resourceRoutes, { house, edge: { contextOf, limits } })
  const countUpload = (ctx: Context) => consumeRequestLimit(limits, ctx, 'upload')
  await mediaRoutes(app, house, { contextOf, refusalText: formatRefusal, checkViewer: assertSameViewer, countUpload })
  await app.register(catalogueUploadRoutes, {
    house,
    edge: { contextOf, refusalText: formatRefusal, checkViewer: assertSameViewer, countUpload },
  })
  await app.register(soughtPictureRoutes, {
    edge: { contextOf, refusalText: formatRefusal, checkViewer: assertSameViewer },
  })
  await app.register(previewRoute, {
    edge: { contextOf, count: (ctx: Context) => consumeRequestLimit(limits, ctx, 'write') },
  })
  await accountRoutes(app, house, { contextOf })
  await subscriptionRoutes(app, { contextOf })
  await surveyRoutes(app, house)
  await liveRoutes(app, house, { contextOf, count: (ctx) => consumeRequestLimit(limits, ctx, 'read') })
  closeGracefully(app, house.stopping)
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    contextOf: ReturnType<typeof makeContextLoader>
    /** Renders the page of a URL, where there are pages. */
    pages: {
      send?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
      /** Shows a refusal as a page to someone who followed a link. */
      refuse?: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => Promise<FastifyReply>
    }
  }
}

/** Trust function for a number of proxies, counted from this server. */
function proxiesOf(trusted: House['settings']['trustProxy']) {
  return typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : trusted
}

/** True for a browser that navigates to a URL, and false for programs and our own scripts. */
const isForPerson = ({ method, headers }: FastifyRequest, path: string) =>
  method === 'GET' && headers.accept?.includes('text/html') === true && !/^\/(resource|v3|v5|vx)\//.test(path)

/** A client that disconnected before the end of the response is not an error. */
const hasLeft = (error: unknown) => (error as { code?: string } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Converts Fastify's own errors to refusals: an invalid body, or one that is too large. */
function fromFastify(error: { statusCode?: number }): Refusal {
  const { statusCode = 500 } = error
  if (isDatabaseUnavailable(error)) return new Refusal('away', 'error.away')
  if (statusCode === 413) return new Refusal('too_large', 'error.tooLarge')
  if (statusCode >= 400 && statusCode < 500)
    return new Refusal('bad_input', 'input.invalid', { field: 'data' }, { field: 'data' })
  return new Refusal('broken', 'error.broken')
}

/** Content security policy without inline scripts; inline styles are allowed for the sizes and colors of pictures. */
function contentPolicyOf({
  publicUrl,
  mediaUrl,
  surveyOrigin,
}: Pick<ServerSettings, 'publicUrl' | 'mediaUrl' | 'surveyOrigin'>): string {
  // Named explicitly, because a page may have been opened by another name of this host (127.0.0.1 for localhost).
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
    // A script fetches the segments of videos.
    `connect-src ${["'self'", ...media].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // Last, because the hosts whose frames pages may embed are appended.
    ["frame-src 'self'", ...(surveyOrigin ? [publicUrl, surveyOrigin] : [])].join(' '),
  ].join(';')
}
