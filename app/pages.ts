import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FEED_OWNER_HEADER } from '#domain/constants/offline.ts'
import type { Viewer } from '#domain/entities/viewer.ts'
import { isRefusal, REFUSALS } from '#domain/refusal.ts'
import type { Ask } from '#domain/resource.ts'
import { loginReturnPath } from '#domain/rules/link/local-path.ts'
import { type Context, mayPersonalize } from '#server/context.ts'
import { isDatabaseUnavailable } from '#server/db/connection-errors.ts'
import type { Debugging } from '#server/debugging.ts'
import { makeLruCache } from '#server/house-cache.ts'
import { makeShownItems, recordShownItems, type ShownItems, type VisibilityCheck } from '#server/shown-items.ts'
import type { PageConfig, PageDebug, Theme } from '#web/page-config.ts'
import { renderUnavailablePage } from '#web/unavailable-page.ts'
import { findOlderAsset, type WebBuild } from './build.ts'
import { type CacheablePage, loadGzippedPage, toCacheablePage } from './cacheable-page.ts'
import { installableRoutes } from './installable.ts'

export type PageParts = Pick<WebBuild, 'render' | 'assets' | 'clientDir'> & {
  contextOf: (request: FastifyRequest) => Promise<Context>
  askAs: (ctx: Context) => Ask
  viewerOf: (ctx: Context) => Promise<Viewer>
  /** Makes a check whether everyone may still see the given objects. */
  lookAt: (shown: ShownItems) => VisibilityCheck
  /** Monotonic time in milliseconds, unaffected by changes of the clock. */
  uptime: () => number
  config: Pick<
    PageConfig,
    'product_name' | 'public_url' | 'media_url' | 'survey_origin' | 'version' | 'has_demo_mail' | 'app'
  >
}

const YEAR = 365 * 24 * 60 * 60 * 1000

/** Serves every path that no other route handles as a page. */
export async function pageRoutes(app: FastifyInstance, parts: PageParts) {
  await fixedFiles(app, parts)
  const cache = makeLruCache<CacheablePage & { isStillOpen: VisibilityCheck }>({
    max: 500,
    ttl: 10_000,
    now: parts.uptime,
  })
  app.get('/*', sendPage)
  app.pages.send = sendPage
  app.pages.refuse = async (request, reply, { kind }) => {
    if (kind === 'away' || kind === 'broken' || kind === 'too_fast') return sendUnavailable(request, reply, kind)
    if (kind === 'not_signed_in')
      return reply.redirect(`/login/?next=${encodeURIComponent(loginReturnPath(request.url))}`)
    return sendPage(request, reply)
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!wantsHtml(request.headers.accept)) return reply.code(404).type('text/plain').send('Not found')
    const theme = themeOf(request.cookies.bb_theme)
    try {
      const ctx = await parts.contextOf(request)
      const viewer = await parts.viewerOf(ctx)
      const page =
        ctx.viewer || ctx.debug
          ? await make(request.url, ctx, theme, viewer)
          : await visitorsPage(request.url, ctx, theme, viewer)
      if (ctx.debug) return await sendUncached(reply, page)
      // The service worker keeps home for offline use as long as pages name the same viewer.
      if (ctx.viewer && mayPersonalize(ctx)) reply.header(FEED_OWNER_HEADER, ctx.viewer.id)
      return await send(request, reply, page)
    } catch (error) {
      request.log.error(error)
      return sendUnavailable(request, reply, isAway(error) ? 'away' : 'broken')
    }
  }

  function sendUnavailable(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: 'away' | 'broken' | 'too_fast',
  ): FastifyReply {
    const html = renderUnavailablePage(request.headers['accept-language'] ?? 'en', kind, parts.config.product_name)
    if (kind === 'away') reply.header('retry-after', '5')
    return reply.code(REFUSALS[kind].status).type('text/html; charset=utf-8').send(html)
  }

  /** Visitors share a cached page for some seconds, after a check that its contents are still public. */
  async function visitorsPage(url: string, ctx: Context, theme: Theme, viewer: Viewer): Promise<CacheablePage> {
    const key = [url, theme, ctx.locale, JSON.stringify(viewer)].join('\n')
    const known = cache.get(key)
    if (known && (await known.isStillOpen())) return known
    cache.delete(key)
    const start = parts.uptime()
    const shown = makeShownItems()
    const page = await make(url, ctx, theme, viewer, shown)
    const isForAll = page.status === 200 && !shown.isForOneBrowser
    if (!isForAll) return page
    const shared = { ...page, isStillOpen: parts.lookAt(shown) }
    cache.set(key, shared, { start })
    return shared
  }

  async function make(
    url: string,
    ctx: Context,
    theme: Theme,
    viewer: Viewer,
    shown?: ShownItems,
  ): Promise<CacheablePage> {
    const config: PageConfig = {
      ...parts.config,
      theme,
      locale: ctx.locale,
      now: ctx.now.toISOString(),
      ...(ctx.debug && { debug: toPageDebug(ctx.debug) }),
    }
    const ask = shown ? recordShownItems(parts.askAs({ ...ctx, shown }), shown) : parts.askAs(ctx)
    return toCacheablePage(await parts.render({ url, ask, viewer, config, assets: parts.assets }))
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CacheablePage): Promise<FastifyReply> {
  // Not no-store, which would exclude the page from the back-forward cache.
  reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie, Accept-Language, Accept-Encoding')
  if (page.redirect) return reply.redirect(page.redirect, page.status)
  reply.header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status).type('text/html; charset=utf-8')
  return takesGzip(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(await loadGzippedPage(page))
    : reply.send(page.body)
}

/** A page that is debugged is stored nowhere. */
const sendUncached = (reply: FastifyReply, page: CacheablePage): FastifyReply =>
  page.redirect
    ? reply.header('cache-control', 'private, no-store').redirect(page.redirect, page.status)
    : reply
        .header('cache-control', 'private, no-store')
        .code(page.status)
        .type('text/html; charset=utf-8')
        .send(page.body)

/** The timings are filled while the page's questions are answered. */
const toPageDebug = ({ switches, timings }: Debugging): PageDebug => ({ ...switches, timings: timings ?? [] })

const takesGzip = (encodings: string | string[] = '') =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(encodings))

async function fixedFiles(app: FastifyInstance, parts: PageParts) {
  const { clientDir } = parts
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    // One route per file; a wildcard route would list the folder with its hundreds of files on every request.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    immutable: true,
    maxAge: YEAR,
    index: false,
  })
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params }, reply) => {
    const older = await findOlderAsset(params['*'], join(clientDir, '../..'))
    if (!older) return reply.callNotFound()
    return reply.sendFile(older.name, older.folder, { immutable: true, maxAge: YEAR })
  })
  await installableRoutes(app, parts)
  await app.register(fastifyStatic, {
    root: join(clientDir, 'icons'),
    prefix: '/icons/',
    maxAge: 24 * 60 * 60 * 1000,
    decorateReply: false,
    index: false,
  })
}

/** Link preview tools often send no Accept header. */
const wantsHtml = (accept = '*/*') => accept.includes('text/html') || accept.includes('*/*')

const themeOf = (chosen?: string): Theme => (chosen === 'light' || chosen === 'dark' ? chosen : 'system')

const isAway = (error: unknown) => (isRefusal(error) ? error.kind === 'away' : isDatabaseUnavailable(error))
