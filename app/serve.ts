import type { FastifyInstance } from 'fastify'
import { askForPage } from '#server/ask/ask.ts'
import { connectForPages } from '#server/db/connect.ts'
import type { House } from '#server/house.ts'
import { ensureCsrfToken } from '#server/http/cookies.ts'
import { openServer } from '#server/http/server.ts'
import { hasDemoMail } from '#server/mail/demo-mails.ts'
import { mediaBaseUrl } from '#server/records/avatar-urls.ts'
import { showViewer } from '#server/records/show-viewer.ts'
import { makeStillPublicCheck } from '#server/shown-items.ts'
import type { WebBuild } from './build.ts'
import { developerRoutes } from './developers.ts'
import { pageRoutes } from './pages.ts'
import { makePositionResolver } from './resolve-positions.ts'
import type { UpgradeNoticeServer } from './upgrade-notice-server.ts'

/** The complete HTTP server: API, pictures and pages. */
export async function makeHttpServer(
  opened: House,
  built: WebBuild,
  how: { contentPolicy?: boolean } = {},
): Promise<FastifyInstance> {
  const forPages = connectForPages(opened)
  const resolvePositions = makePositionResolver(built.mapsDir)
  const house: House = { ...opened, ...forPages, pageWords: built.pageWords, resolvePositions }
  const { settings } = house
  const app = await openServer(house, how)
  app.addHook('onClose', () => forPages.pool.end())
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-version', built.version)
    const type = String(reply.getHeader('content-type') ?? '')
    // Responses that shared caches may store must not contain a cookie.
    const isPublic = String(reply.getHeader('cache-control') ?? '').includes('public')
    if (type.startsWith('text/html') && !isPublic) ensureCsrfToken(request, reply, settings)
  })
  await app.register(developerRoutes, { settings })
  await app.register(pageRoutes, {
    ...built,
    contextOf: app.contextOf,
    askAs: askForPage,
    viewerOf: showViewer,
    lookAt: (shown) => makeStillPublicCheck(house, shown),
    uptime: house.uptime,
    config: {
      product_name: settings.productName,
      public_url: settings.publicUrl,
      media_url: mediaBaseUrl(settings),
      survey_origin: settings.surveyOrigin ?? null,
      version: built.version,
      has_demo_mail: hasDemoMail(settings),
      app: {
        store_ids: { android: settings.androidAppId, ios: settings.iosAppId },
        scheme: settings.appScheme,
        upsell_days: settings.appUpsellDays,
        min_account_days: settings.appUpsellMinAccountDays,
      },
    },
  })
  return app
}

export async function serve(house: House, built: WebBuild, door?: UpgradeNoticeServer): Promise<FastifyInstance> {
  const app = await makeHttpServer(house, built)
  await app.ready()
  await door?.close()
  await app.listen({ port: house.settings.port, host: house.settings.host })
  return app
}
